/** A branch; its stock can be sold when `supplies`. `series` is the prefix of the folios it issues (Decisions 9, 10). */
export interface Branch {
  readonly code: string;
  readonly name: string;
  readonly street: string;
  readonly extNumber: string;
  readonly intNumber: string;
  readonly neighborhood: string;
  readonly postalCode: string;
  readonly city: string;
  readonly state: string;
  readonly country: string;
  readonly phone: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly supplies: boolean;
  readonly series: string;
  /** `HH:MM` in Mexico City from which goods leave the next business day; null for the house's own (Beyond 4). */
  readonly cutoffTime: string | null;
}
