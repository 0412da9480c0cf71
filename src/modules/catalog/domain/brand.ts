export interface Brand {
  /** Slug: lower case, no accents, only letters and digits (Decisions 6). */
  readonly id: string;
  readonly name: string;
  readonly logo: string;
  readonly title: string | undefined;
  readonly description: string | undefined;
}
