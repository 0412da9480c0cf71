import type { AppConfig } from '@/config/app-config';
import { KindsService } from './kinds.service';
import { SpanishWords } from './spanish-words.service';

const product = (title: string, model = 'X-1', categories: string[] = []): Parameters<KindsService['put']>[1] => ({
  title,
  model,
  categories,
  sold: true,
});

describe('kinds of products', () => {
  const kinds = new KindsService({ aiSearch: { enabled: true } } as AppConfig, new SpanishWords());
  const titleAt = (slot: number): string | undefined => kinds.title(kinds.table.of(slot));

  beforeAll(() => kinds.prepare());

  it('a part that names its host by the model alone is of the kind that serves such hosts, once the host is known', () => {
    const host = product('PROYECTOR 4000 LUMENES', 'POWERLITE40008');
    const part = product('MONTAJE TECHO P/POWERLITE40008', 'MT-9');
    const kindOf = (model: string): number | undefined =>
      model.toUpperCase() === host.model ? kinds.table.of(1) : undefined;
    expect(kinds.put(2, part, kindOf)).toEqual([host.model]);
    expect(kinds.put(1, host, kindOf)).toEqual([]);
    expect(kinds.put(2, part, kindOf)).toEqual([host.model]);
    expect(titleAt(1)).toBe('proyector');
    expect(titleAt(2)).toBe('soporte para proyector');
    expect(kinds.table.servedBy(2)).toBe(kinds.table.of(1));
  });

  it('a part for a model too short to be told as one is a part where another product has that model', () => {
    const part = product('CTRL REMOTO P/B668', 'B668-C8');
    kinds.put(6, part);
    expect(kinds.table.isSpare(6)).toBe(false);
    kinds.put(6, part, (model) => (model === 'B668' ? 1 : undefined));
    expect(kinds.table.isSpare(6)).toBe(true);
  });

  it.each([
    ['CTRL REMOTO P/B668', ['B668']],
    ['TARJETA DE RED PARA IPC-7 Y B668/220V', ['IPC-7', 'B668/220V', 'B668', '220V']],
    ['ZXQW B668', ['B668']],
    // it is what it is called, whatever else there is
    ['CAMARA DOMO B668', []],
    ['CAMARA DOMO PARA EXTERIOR', []],
  ])('what another product could make of %s', (title, models) => {
    expect(kinds.put(7, product(title))).toEqual(models);
  });

  it('a part is not of the kind that it is filed under', () => {
    kinds.put(3, product('VIDRIO DE REPUESTO P/KD-CA22', 'BU-1', ['Cámaras domo']));
    kinds.put(4, product('KD-CA22 2.8MM', 'KD-CA22', ['Cámaras domo']));
    expect([titleAt(3), titleAt(4)]).toEqual(['cubierta de domo', 'cámara domo']);
  });

  it('a kind of which most products are for certain models is one of parts', () => {
    const titles = ['CREMALLERA P/KDZ15005', 'CREMALLERA P/BX15009', 'CREMALLERA NYLON'];
    titles.forEach((title, at) => kinds.put(10 + at, product(title, `CR-${at}`)));
    const kind = kinds.table.of(10);
    expect(kinds.title(kind)).toBe('cremallera');
    expect(kinds.table.isOfParts(kind)).toBe(true);
    for (const slot of [13, 14]) kinds.put(slot, product('CREMALLERA DE ACERO'));
    expect(kinds.table.isOfParts(kind)).toBe(false);
    kinds.put(11, product('CREMALLERA', 'CR-1'));
    kinds.put(12, product('CREMALLERA P/BX15009', 'CR-2'));
    kinds.put(13, product('ESCALERA', 'ES-1'));
    kinds.put(14, product('ESCALERA', 'ES-2'));
    expect(kinds.table.isOfParts(kind)).toBe(true);
  });

  it.each([
    ['of tickets', 'tickets', 'impresora', ['impresora de tickets', 'impresora de tickets portátil']],
    ['a thing by itself', 'cámara domo', 'cámara de seguridad', ['cámara domo']],
    ['the one asked for', 'impresora', 'impresora', []],
    ['several words of which one is of none', 'tickets azules', 'impresora', []],
    ['behind a word of what is asked for', 'abierto', 'gabinete y rack', ['rack abierto']],
    ['several words behind one', 'off grid', 'inversor', ['inversor aislado']],
    ['nothing by a number', 'poe de 24', 'switch', []],
    ['what the one asked for is called too', 'gabinete', 'rack abierto', ['gabinete y rack', 'gabinete de pared']],
  ])('what is not to be one: %s', (_, said, asked, left) => {
    const kind = [...Array(1000).keys()].find((each) => kinds.title(each) === asked);
    const named = [...kinds.namedBy(said, kind)].map((each) => kinds.title(each));
    expect(named).toEqual(expect.arrayContaining(left));
    expect(named.length === 0).toBe(left.length === 0);
    expect(named).not.toContain(asked);
  });

  it.each([
    ['camaras', 'kit de cámaras', true],
    ['tarjeta de red', 'tarjeta de red para UPS', true],
    ['camara de fauna', 'kit de cámaras', false],
    ['de', 'kit de cámaras', false],
  ])('whether `%s` is in the name of a %s: %s', (said, title, isIn) => {
    const kind = [...Array(1000).keys()].find((each) => kinds.title(each) === title) ?? 0;
    expect(kinds.isTitledWith(said, kind)).toBe(isIn);
  });
});
