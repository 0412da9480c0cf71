import { OFFICIAL_COLUMNS, splitOfficialLine } from '@/modules/support-catalogs/domain/places/official-postal-file';

const LINE = '01210|Santa Fe|Pueblo|Álvaro Obregón|Ciudad de México||01401|09|01401||28|010|0082|Urbano|01';

describe('splitOfficialLine', () => {
  it('reads a settlement', () => {
    expect(splitOfficialLine(LINE.replace('Santa Fe', ' Santa Fe '))).toEqual({
      kind: 'settlement',
      settlement: { d_codigo: '01210', d_asenta: 'Santa Fe', D_mnpio: 'Álvaro Obregón', c_estado: '09' },
    });
  });

  it.each([
    [
      'licence',
      'El Catálogo Nacional de Códigos Postales, es elaborado por Correos de México y se proporciona en forma gratuita',
    ],
    ['header', OFFICIAL_COLUMNS.join('|')],
    ['header with blanks', ` ${OFFICIAL_COLUMNS.join(' | ')} `],
    ['blank', ''],
    ['blank', '  '],
  ])('skips the %s line', (_name, line) => {
    expect(splitOfficialLine(line)).toEqual({ kind: 'skip' });
  });

  it.each([`${LINE}|`, LINE.slice(0, LINE.lastIndexOf('|')), 'a|b', 'nothing of the kind'])(
    'refuses a line of other columns: %p',
    (line) => {
      expect(splitOfficialLine(line)).toEqual({ kind: 'malformed' });
    },
  );
});
