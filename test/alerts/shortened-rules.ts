/** Seconds a trial has for each span of time in the rules. Their order is kept: what looks back longer still does. */
const SECONDS: Readonly<Record<string, number>> = {
  '1m': 4,
  '2m': 5,
  '5m': 20,
  '10m': 24,
  '30m': 26,
  '1h': 30,
  '6h': 34,
  '3d': 38,
};
/** Ages that would take a trial too long to reach, and the hours in which the ERP is to answer. */
const SHORTER: readonly (readonly [string, string])[] = [
  ['webhook_oldest_pending_seconds) > 300', 'webhook_oldest_pending_seconds) > 8'],
  ['oldest_unexported_seconds) > 1800', 'oldest_unexported_seconds) > 8'],
  ['(hour() >= 15 and hour() < 24 and day_of_week() >= 1 and day_of_week() <= 5)', 'vector(1)'],
];

/**
 * The rules with everything as it is but time: windows, `for:` and offsets of minutes to days become seconds, so that a rule can be
 * made to fire and fall silent while somebody waits. Throws when a rule has a span or an age that isn't known here.
 */
export function shortenedRules(text: string): string {
  const aged = SHORTER.reduce((rules, [from, to]) => {
    if (!rules.includes(from)) throw new Error(`the rules have no "${from}" any more`);
    return rules.replace(from, to);
  }, text);
  return aged.replace(/(\[|for: |offset )(\d+[smhd])\b/g, (_found, before: string, span: string) => {
    const seconds = SECONDS[span];
    if (seconds === undefined) throw new Error(`no shorter time for ${span}`);
    // Of `for:` a part is enough: what it waits for is provoked without pause.
    return `${before}${before === 'for: ' ? Math.min(seconds, 5) : seconds}s`;
  });
}
