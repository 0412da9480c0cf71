import { accountRow } from '@test/support/import-rows';
import { answerOf, cart, SCARCE, WORLD } from './cart-world.builder';
import { useApp } from '@test/support/app';
import type { ApiResponse } from '@test/support/api-response';

/** An account whose own address is nearest to `norte`. */
const MONTERREY = 500010;
const home = { calle: 'A', num_exterior: '1', colonia: 'C', ciudad: 'X', estado: 'NL', pais: 'MEX' };

describe("the customer's own guides", () => {
  const app = useApp(
    {
      ...WORLD,
      cuentas: [
        accountRow(MONTERREY, {
          direccion: { ...home, codigo_postal: '64000' },
          distribucion: [{ marca: '*', descuento: 0 }],
        }),
      ],
      existencias: ['centro', 'frontera', 'norte'].map((sucursal) => ({
        ...{ producto_id: SCARCE, condicion: 'nuevo' },
        ...{ sucursal, cantidad: 9 },
      })),
    },
    { env: { REAL_ORDERS: 'true' } },
  );
  const suppliers = (answer: ApiResponse): unknown => answerOf(answer).productos.map(({ almacenes }) => almacenes);

  it.each<[string, object | undefined, string]>([
    ['without an address', undefined, 'norte'],
    ['with an address in Mexico', { codigo_postal: '31000', pais: 'MEX' }, 'centro'],
    ['with a postal code alone', { codigo_postal: '31000' }, 'centro'],
    ['abroad, whatever the postal code', { codigo_postal: '31000', pais: 'USA' }, 'norte'],
  ])('%s goods come from the nearest branch, also when a quote is ordered', async (_, direccion, branch) => {
    const token = await app.token(MONTERREY);
    const json = cart([[SCARCE, 1]], { tipo_entrega: 'guia_cliente', direccion, testmode: false });
    const quoted = await app.api.post('/api/v1/carrito/generar', { token, json });
    expect(suppliers(quoted)).toEqual([{ [branch]: 1 }]);
    const path = `/api/v1/cotizaciones/${encodeURIComponent(String(answerOf(quoted).resumen.folio))}/ordenar`;
    expect(suppliers(await app.api.post(path, { token, json: {} }))).toEqual([{ [branch]: 1 }]);
  });
});
