import { ProductTraitsService } from '@/modules/ai-search/product-traits.service';
import { useApp } from '@test/support/app';
import { ALFA, CATALOG } from '@test/support/fixture';

const product = (id: number, titulo: string, descripcion?: string, caracteristicas: string[] = []): object => ({
  ...{ producto_id: id, modelo: `D-${id}`, titulo, marca: 'vixora', categorias: [221], caracteristicas },
  ...(descripcion === undefined ? {} : { descripcion }),
});
const productos = [
  product(6201, 'Lector de código de barras', '<p>Se enlaza por <b>Bluetooth</b>.</p><p>Incluye base.</p>'),
  product(6202, 'Lector de código de barras', '<p>No tiene Bluetooth.</p><p>Base: se vende por separado.</p>'),
  product(6203, 'Lector de código de barras', 'El modelo superior integra Bluetooth. Incluye maletín.'),
  product(6204, 'Lector de código de barras', undefined, ['Bluetooth: no']),
  product(6211, 'Cámara bala', 'Cuerpo de metal, color negro. Alcance de 80 m.'),
  product(6212, 'Cámara bala', 'Color blanco. Alcance de 20 m.'),
  product(6213, 'VX 7781 PRO', '<p>El <b>VX 7781</b> es un termómetro infrarrojo de pistola. Para cámaras frías.</p>'),
  // A monitor is called pantalla too
  product(6231, 'Monitor LED para computadora 24"'),
  product(6232, 'Monitor LED para computadora 27"'),
  product(6233, 'Televisor Smart TV 65"'),
];
const ids = productos.map((each) => (each as { producto_id: number }).producto_id);
const precios = ids.map((id) => ({ producto_id: id, precio_lista: 10 }));

describe('what only descriptions tell', () => {
  const app = useApp({ ...CATALOG, productos, precios, existencias: [] }, { env: { AI_SEARCH: 'on' } });

  const ask = async (q: string): Promise<string[]> => {
    await app.nest.get(ProductTraitsService, { strict: false }).settled();
    const token = await app.token(ALFA);
    const { body } = await app.api.get(`/api/v1/productos/busqueda-ia?q=${encodeURIComponent(q)}`, { token });
    return (body as { productos: { modelo: string }[] }).productos.map(({ modelo }) => modelo);
  };

  it.each<[string, string[]]>([
    // What says to have none is no answer; what speaks of another model says nothing
    ['lector de código de barras bluetooth', ['D-6201', 'D-6203']],
    ['lector de código de barras con base', ['D-6201', 'D-6203', 'D-6204']],
    ['cámara bala negra', ['D-6211']],
    ['cámara bala de más de 50 m', ['D-6211']],
  ])('%s', async (q, models) => {
    const found = await ask(q);
    expect(found[0]).toBe(models[0]);
    expect([...found].sort()).toEqual(models);
  });

  it('words that no trait is told by decide among products of a kind', async () => {
    expect((await ask('lector de código de barras con maletín'))[0]).toBe('D-6203');
  });

  it('is told by another answer as soon as a description changes, or goes', async () => {
    expect(await ask('cámara bala blanca')).toEqual(['D-6212']);
    await app.load({ productos: [product(6212, 'Cámara bala', 'Color negro.')] });
    expect((await ask('cámara bala negra')).sort()).toEqual(['D-6211', 'D-6212']);
    await app.load({ productos: [product(6212, 'Cámara bala', '')] });
    expect((await ask('cámara bala negra'))[0]).toBe('D-6211');
    expect(await ask('cámara bala blanca')).toEqual(['D-6212']);
  });

  it('is of the kind that its description says where the title names none, for as long as it says so', async () => {
    expect(await ask('termómetro infrarrojo')).toEqual(['D-6213']);
    await app.load({ productos: [product(6213, 'VX 7781 PRO', 'Nuevo. Pregunte por el precio.')] });
    expect(await ask('termómetro infrarrojo')).toEqual([]);
  });

  it('of things called by one name those are meant that measure what was said', async () => {
    expect((await ask('pantalla de 27 pulgadas'))[0]).toBe('D-6232');
    expect((await ask('pantalla de 65 pulgadas'))[0]).toBe('D-6233');
  });

  it('keeps to the title that a product gets', async () => {
    await app.load({
      productos: [product(6211, 'Cámara bala blanca', 'Cuerpo de metal, color negro. Alcance de 80 m.')],
    });
    expect(await ask('cámara bala negra')).not.toContain('D-6211');
  });
});
