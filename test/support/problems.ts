interface Refusal {
  readonly detalles: readonly { readonly campo: string; readonly problema: string }[];
}

/** What a 400 says: "field problem" for each. */
export const problemsOf = (response: { readonly body: unknown }): string[] =>
  (response.body as Refusal).detalles.map(({ campo, problema }) => `${campo} ${problema}`);
