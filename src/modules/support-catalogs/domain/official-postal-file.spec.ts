import { parseOfficialLine, OFFICIAL_COLUMNS } from '@/modules/support-catalogs/domain/official-postal-file';

const LINE =
  '01210|Santa Fe|Pueblo|Álvaro Obregón|Ciudad de México|Ciudad de México|01401|09|01401||28|010|0082|Urbano|01';
const changed = (column: string, value: string): string =>
  LINE.split('|')
    .map((text, index) => (OFFICIAL_COLUMNS[index] === column ? value : text))
    .join('|');

describe('parseOfficialLine', () => {
  it('reads a settlement', () => {
    expect(parseOfficialLine(LINE)).toEqual({
      kind: 'settlement',
      settlement: { postalCode: '01210', stateCode: 'CDMX', municipality: 'ÁLVARO OBREGÓN', settlement: 'SANTA FE' },
    });
  });

  it.each([
    [
      'licence',
      'El Catálogo Nacional de Códigos Postales, es elaborado por Correos de México y se proporciona en forma gratuita',
    ],
    ['header', OFFICIAL_COLUMNS.join('|')],
    ['blank', ''],
    ['blank', '  '],
  ])('skips the %s line', (_name, line) => {
    expect(parseOfficialLine(line)).toEqual({ kind: 'skip' });
  });

  it('pads a postal code that lost its zero and allows for an empty city', () => {
    expect(parseOfficialLine(changed('d_codigo', '1210'))).toMatchObject({ settlement: { postalCode: '01210' } });
    expect(parseOfficialLine(changed('d_ciudad', '')).kind).toBe('settlement');
  });

  it.each([
    ['d_codigo', '012', 'postal_code'],
    ['d_codigo', 'ABCDE', 'postal_code'],
    ['d_asenta', ' ', 'missing'],
    ['d_asenta', 'x'.repeat(101), 'too_long'],
    ['d_asenta', 'Santa\u0007Fe', 'unreadable'],
    ['D_mnpio', '', 'missing'],
    ['D_mnpio', '\uFFFDlvaro', 'unreadable'],
    ['c_estado', '33', 'state'],
    ['c_estado', '00', 'state'],
    ['c_estado', '', 'state'],
    ['c_estado', '9.0', 'state'],
  ])('refuses %s %p: %s', (column, value, problem) => {
    expect(parseOfficialLine(changed(column, value))).toEqual({ kind: 'problem', column, problem });
  });

  it.each([`${LINE}|`, LINE.slice(0, LINE.lastIndexOf('|')), 'a|b', 'nothing of the kind'])(
    'refuses a line of other columns: %p',
    (line) => {
      expect(parseOfficialLine(line)).toEqual({ kind: 'problem', column: 'd_codigo', problem: 'column_count' });
    },
  );
});
