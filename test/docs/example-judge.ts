import type { OpenAPIObject } from '@nestjs/swagger';
import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import type { DocumentedContent, DocumentedExample } from '@/docs/document/document-parts';

/** Holds the examples of the document against its own schemas. */
export class ExampleJudge {
  private readonly ajv = addFormats(new Ajv2020({ strict: false, allErrors: true, allowUnionTypes: true }));
  private readonly validators = new Map<string, ValidateFunction>();

  constructor(private readonly document: OpenAPIObject) {
    this.ajv.addSchema({ $id: 'document', components: document.components as object });
  }

  /** What is wrong with each example of the content. */
  problems({ schema, example, examples = {} }: DocumentedContent): string[] {
    if (!schema) return [];
    const values = Object.entries(examples).map(([name, given]) => [name, this.valueOf(given)] as const);
    const all = example === undefined ? values : [['', example] as const, ...values];
    const validate = this.validatorOf(schema);
    return all.flatMap(([name, value]) =>
      validate(value) ? [] : [`example ${name} breaks the schema: ${this.ajv.errorsText(validate.errors)}`],
    );
  }

  /** The schema of the content, where its reference leads. */
  schemaOf({ schema }: DocumentedContent): object {
    const name = (schema?.$ref as string | undefined)?.split('/').at(-1);
    return this.document.components?.schemas?.[name ?? ''] ?? schema ?? {};
  }

  /** An example's value, where it stands or where its reference leads. */
  valueOf({ value, $ref }: DocumentedExample): unknown {
    if ($ref === undefined) return value;
    const shared = this.document.components?.examples as Record<string, { value: unknown }> | undefined;
    return shared?.[$ref.split('/').at(-1) ?? '']?.value;
  }

  private validatorOf(schema: object): ValidateFunction {
    const text = JSON.stringify(schema).replaceAll('"#/components', '"document#/components');
    const known = this.validators.get(text) ?? this.ajv.compile(JSON.parse(text) as object);
    this.validators.set(text, known);
    return known;
  }
}
