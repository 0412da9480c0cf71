import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { shortenedRules } from './shortened-rules';

const RULES = readFileSync(join(__dirname, '..', '..', 'docker', 'observability', 'prometheus-rules.yml'), 'utf8');

describe('the copy of the rules for a trial', () => {
  it('has the same rules, and no span over a minute', () => {
    const names = (text: string): string[] =>
      (parse(text) as { groups: { rules: { alert?: string; record?: string }[] }[] }).groups.flatMap(({ rules }) =>
        rules.map(({ alert = '', record = '' }) => alert + record),
      );
    const short = shortenedRules(RULES);
    expect(names(short)).toEqual(names(RULES));
    expect(short.match(/(\[|for: |offset )\d+[mhd]/g)).toBeNull();
    expect(short).toContain('rate(mostrador_order_duration_seconds_count[20s])');
  });

  it('refuses a span it does not know, and rules that have lost an age', () => {
    expect(() => shortenedRules(`${RULES}\n  for: 7m`)).toThrow('no shorter time for 7m');
    expect(() => shortenedRules(RULES.replace('> 1800', '> 1801'))).toThrow('the rules have no');
  });
});
