import { mapped, problem, typed, type Reader } from '@/modules/importing/readers/problem';
import { line, slug } from '@/modules/importing/readers/texts';

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

/** A Mexican postal code: five digits; four are padded (Decisions 5). */
export function mexicanPostalCode(): Reader<string> {
  return typed(
    'código postal de 5 dígitos',
    mapped(line(), (written) => {
      const digits = written.trim();
      return /^\d{4,5}$/.test(digits)
        ? digits.padStart(5, '0')
        : problem('debe ser un código postal de 5 dígitos, por ejemplo "31000"');
    }),
  );
}
