import { Injectable } from '@nestjs/common';
import { resolveAddress, type Address, type AddressRefusal } from '@/modules/addresses/domain/address';
import { MEXICO, type AddressText } from '@/modules/addresses/domain/address-text';
import { parsePostalCode, type PostalCode } from '@/modules/support-catalogs/domain/places/postal-codes';
import { Countries } from '@/modules/support-catalogs/countries.service';
import { PostalCodes } from '@/modules/support-catalogs/postal-codes.service';
import { DomainError } from '@/shared/kernel/domain-error';
import type { ErrorCode } from '@/shared/kernel/error-code';

const REFUSAL_CODES: Readonly<Record<AddressRefusal, ErrorCode>> = {
  country_unknown: 'pais_desconocido',
  state_unknown: 'estado_desconocido',
  postal_code_unknown: 'codigo_postal_desconocido',
  postal_code_mismatch: 'codigo_postal_no_corresponde',
  neighborhood_mismatch: 'colonia_no_corresponde',
};

/** Holds addresses against the catalogs, for saving them and for delivering to them. */
@Injectable()
export class DeliveryAddresses {
  constructor(
    private readonly countries: Countries,
    private readonly postalCodes: PostalCodes,
  ) {}

  /**
   * The address as it is stored and delivered to. Throws the 422 that says why it does not agree with the catalogs
   * (Contract 4.5); `checkNeighborhood` also asks that the neighborhood be one of the postal code's.
   */
  async accept(text: AddressText, options: { readonly checkNeighborhood: boolean }): Promise<Address> {
    const country = this.countries.find(text.country);
    const result = resolveAddress(text, { country, postalCode: await this.postalCodeOf(text), ...options });
    if (result.kind === 'accepted') return result.address;
    throw new DomainError('unprocessable', REFUSAL_CODES[result.reason], `address refused: ${result.reason}`);
  }

  private async postalCodeOf({ country, postalCode }: AddressText): Promise<PostalCode | undefined> {
    const code = country === MEXICO ? parsePostalCode(postalCode) : undefined;
    return code === undefined ? undefined : this.postalCodes.find(code);
  }
}
