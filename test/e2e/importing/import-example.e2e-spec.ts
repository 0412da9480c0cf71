import { join } from 'node:path';
import { ImportService } from '@/modules/importing/import.service';
import type { LoadReporter } from '@/modules/importing/load/load-summary';
import { useApp } from '@test/support/app';

const FOLDER = join(__dirname, '..', '..', '..', 'examples', 'import');
const ACCOUNT = 100245;

describe('examples/import', () => {
  const app = useApp();
  const said: string[] = [];
  const reporter: LoadReporter = {
    fileStarted: () => undefined,
    progress: () => undefined,
    problem: ({ file, line, field, text }) => void said.push(`${file}:${String(line)}: ${field}: ${text}`),
    warning: (text) => void said.push(text),
    unreadable: (file, reason) => void said.push(`${file}: ${reason}`),
    fileRefused: (file, reason) => void said.push(`${file}: ${reason}`),
    fileDone: () => undefined,
  };
  const load = () =>
    app.nest.get(ImportService, { strict: false }).importPath(FOLDER, { noRefusedFile: true }, reporter);

  it('loads into an empty installation without a word, and changes nothing the second time', async () => {
    const first = await load();
    expect(said).toEqual([]);
    expect([first.refused, first.created, first.files.length]).toEqual([0, first.read, 17]);
    const second = await load();
    expect([second.unchanged, said]).toEqual([first.read, []]);
  });

  it('is enough to search, quote and order', async () => {
    await app.settle();
    const token = await app.token(ACCOUNT);
    const found = await app.api.get('/api/v1/productos?busqueda=domo', { token });
    expect((found.body as { cantidad: unknown }).cantidad).toEqual(expect.anything());
    const json = {
      productos: [{ id: 100300, cantidad: 1, tipo: 'nuevo' }],
      tipo_entrega: 'domicilio',
      fletera: 'estafeta',
      uso_cfdi: 'G03',
      metodo_pago: 'transferencia',
      moneda: 'mxn',
      testmode: false,
      ordenar: true,
      direccion: {
        atencion_a: 'Ana Ruiz',
        calle: 'Av. Independencia',
        num_ext: '1204',
        colonia: 'Zona Centro',
        ciudad: 'Chihuahua',
        estado: 'CHIH',
        pais: 'MEX',
        codigo_postal: '31000',
        telefono: '6145550124',
      },
    };
    const { body } = await app.api.post('/api/v1/carrito/generar', { token, json });
    expect(body).toMatchObject({ error: '', resumen: { folio_pedido: expect.stringMatching(/-API$/) } });
  });
});
