import type { ChoiceProblem } from '@/modules/cart/quoting/domain/cart-request';
import type { FieldProblem } from '@/shared/http/errors/api-error';

/** A choice that can't stand, as the 400 names it (Decisions 10). `branchExample`: code of some branch. */
export function presentChoiceProblem(problem: ChoiceProblem, branchExample: string): FieldProblem {
  switch (problem) {
    case 'branch_unknown':
      return { campo: 'direccion.sucursal', problema: 'no está en el catálogo de sucursales', ejemplo: branchExample };
    case 'carrier_unknown':
      return { campo: 'fletera', problema: 'no está en el catálogo de fleteras', ejemplo: 'estafeta' };
    case 'carrier_not_ground':
      return { campo: 'fletera', problema: 'debe ser terrestre para tipo_entrega ocurre', ejemplo: 'estafeta' };
    case 'cfdi_use_unknown':
      return { campo: 'uso_cfdi', problema: 'no está entre los usos de CFDI de la cuenta', ejemplo: 'G03' };
    case 'payment_method_unknown':
      return {
        campo: 'metodo_pago',
        problema: 'no está entre los métodos de pago de la cuenta',
        ejemplo: 'transferencia',
      };
  }
}
