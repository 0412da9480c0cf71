import { mapped, problem, typed, type Reader } from '@/modules/importing/readers/problem';
import { line, slug } from '@/modules/importing/readers/texts';
import { parsePostalCode } from '@/modules/support-catalogs/domain/places/postal-codes';

/** A brand's id (Decisions 6). */
export function brandId(): Reader<string> {
  return typed('id de marca: minúsculas y números', slug(/^[a-z0-9]{1,100}$/, 'quetzavid'));
}

/** A branch's code, as it appears in addresses and CSV parameters. */
export function branchCode(): Reader<string> {
  return typed(
    'código: minúsculas, números, guiones',
    slug(/^[a-z0-9](?:[a-z0-9_-]{0,58}[a-z0-9])?$/, 'ciudad_de_mexico'),
  );
}

const NOT_POSTAL_CODE = problem('debe ser un código postal de 5 dígitos, por ejemplo "31000"');

/** A Mexican postal code: five digits; four are padded (Decisions 5). */
export function mexicanPostalCode(): Reader<string> {
  return typed(
    'código postal de 5 dígitos',
    mapped(line(), (written) => parsePostalCode(written.trim()) ?? NOT_POSTAL_CODE),
  );
}
