import { getMetadataArgsStorage } from 'typeorm';

/** `brandId` as `brand_id`: how the columns of a table are called beside the members of its entity. */
type ColumnName<Member extends string> = Member extends `${infer Letter}${infer Rest}`
  ? `${Letter extends Lowercase<Letter> ? Letter : `_${Lowercase<Letter>}`}${ColumnName<Rest>}`
  : Member;

/** What the drivers give: numbers and texts as they are, a flag as 0 or 1, everything else as the text of its JSON. */
type Raw<Value> = Value extends number | string | null ? Value : Value extends boolean ? number : string;

/** A row of an entity's table as a query of one's own reads it, named and typed after the entity: a column is described once. */
export type RawRow<Entity> = {
  readonly [Member in keyof Entity & string as ColumnName<Member>]: Raw<Entity[Member]>;
};

/** The names of the columns of an entity's table. */
export function columnsOf<Entity>(entity: abstract new () => Entity): (keyof RawRow<Entity>)[] {
  const columns = getMetadataArgsStorage().filterColumns(entity);
  return columns.map(({ options, propertyName }) => options.name ?? propertyName) as (keyof RawRow<Entity>)[];
}
