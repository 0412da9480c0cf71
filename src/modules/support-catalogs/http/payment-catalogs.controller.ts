import { Controller, Get } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { AccountDirectory } from '@/modules/accounts/account-directory.service';
import { CfdiUses } from '@/modules/support-catalogs/cfdi-uses.service';
import {
  presentCfdiUses,
  presentPaymentGroups,
  type CfdiUseWire,
  type PaymentGroupWire,
} from '@/modules/support-catalogs/http/present-cart-catalogs';
import {
  CFDI_USES_EXAMPLE,
  CFDI_USES_SCHEMA,
  PAYMENT_GROUPS_EXAMPLE,
  PAYMENT_GROUPS_SCHEMA,
} from '@/modules/support-catalogs/http/support-catalogs.schema';
import { PaymentMethods } from '@/modules/support-catalogs/payment-methods.service';
import { CatalogRead, CurrentCaller, RequiresScope } from '@/shared/http/access';
import { ApiErrors, ApiJson } from '@/shared/http/api-docs';
import type { Caller } from '@/shared/kernel/caller';

/** The cart catalogs that depend on who asks (Contract 4.6). */
@ApiTags('Catálogos del carrito')
@CatalogRead()
@RequiresScope('carrito')
@Controller('api/v1/carrito')
export class PaymentCatalogsController {
  constructor(
    private readonly accounts: AccountDirectory,
    private readonly paymentMethods: PaymentMethods,
    private readonly cfdiUses: CfdiUses,
  ) {}

  @Get('pago')
  @ApiOperation({ operationId: 'listarMetodosDePago', summary: 'Métodos de pago de la cuenta, con descuento y plazo' })
  @ApiJson('Métodos de pago por grupo', PAYMENT_GROUPS_SCHEMA, PAYMENT_GROUPS_EXAMPLE)
  @ApiErrors(401, 403, 429)
  payment(@CurrentCaller() caller: Caller): PaymentGroupWire[] {
    return presentPaymentGroups(this.paymentMethods.groups(this.accounts.get(caller.accountId)?.creditTerms ?? []));
  }

  @Get('cfdi')
  @ApiOperation({ operationId: 'listarUsosDeCfdi', summary: 'Usos de CFDI que admite el régimen fiscal de la cuenta' })
  @ApiJson('Usos de CFDI', CFDI_USES_SCHEMA, CFDI_USES_EXAMPLE)
  @ApiErrors(401, 403, 429)
  cfdi(@CurrentCaller() caller: Caller): CfdiUseWire[] {
    return presentCfdiUses(this.cfdiUses.openTo(this.accounts.get(caller.accountId)?.taxRegime ?? ''));
  }
}
