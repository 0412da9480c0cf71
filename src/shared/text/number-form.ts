/** How a number is written between two texts. */
export interface NumberForm {
  readonly before: string;
  /** It has at least so many, with zeros ahead. */
  readonly digits: number;
  readonly after: string;
}

/** The number in its form. */
export function writeNumber(number: number, { before, digits, after }: NumberForm): string {
  return `${before}${String(number).padStart(digits, '0')}${after}`;
}
