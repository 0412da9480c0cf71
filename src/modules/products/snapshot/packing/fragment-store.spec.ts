import { FragmentStore } from '@/modules/products/snapshot/packing/fragment-store';
import type { RecordTexts } from '@/modules/products/snapshot/product-record';

function kept(number: number): RecordTexts {
  const model = `DS-${(number * 7919) % 10_007}`;
  return {
    fragments: {
      head: `{"producto_id":"${number}","modelo":"${model}","total_existencia":`,
      body: `,"titulo":"Cámara ${model}","marca":"EPCOM","garantia":"2 años","caracteristicas":["Ñandú ${number % 7}"]`,
      images: `,"imagenes":[{"imagen":"https://cdn.example/p/${model}.jpg","orden":"1"}]`,
      resources: `,"recursos":[]`,
      proTitle: JSON.stringify(number % 3 === 0 ? 'Título' : ''),
      proFeatures: '[]',
    },
    related: number % 2 === 0 ? [number + 1, number + 2] : [],
    accessories: number % 5 === 0 ? [3] : [],
  };
}

describe('FragmentStore', () => {
  it('answers what was put, through the dictionaries it makes on its way and whatever is replaced', () => {
    const store = new FragmentStore();
    const numbers = new Map<number, number>();
    for (let turn = 0; turn < 6000; turn++) {
      const slot = turn < 5000 ? turn : (turn * 31) % 5000;
      numbers.set(slot, turn);
      store.put(slot, kept(turn));
    }
    for (const [slot, number] of numbers) expect(store.texts(slot)).toEqual(kept(number));
    const [head, body, ...more] = store.read(17, 'body').map(String);
    const { fragments } = kept(numbers.get(17) ?? 0);
    expect([head, body, more]).toEqual([fragments.head, fragments.body, []]);
  });

  it('reads for lists what was put last, however often it was read before', () => {
    const store = new FragmentStore();
    const listed = (slot: number): string[] => store.read(slot, 'body').map(String);
    const slots = [5, 5 + 4096, 7, 8];
    for (let turn = 0; turn < 200; turn++) {
      const slot = slots[(turn * 7) % 4] ?? 0;
      if (turn < 4 || turn % 9 === 0) for (const each of turn < 4 ? slots : [slot]) store.put(each, kept(turn + each));
      const number = JSON.parse(`${store.texts(slot).fragments.head}0}`) as { producto_id: string };
      const { head, body } = kept(Number(number.producto_id)).fragments;
      for (let reading = 0; reading < 3; reading++) expect(listed(slot)).toEqual([head, body]);
    }
  });

  it('keeps texts of any length', () => {
    const store = new FragmentStore();
    const { fragments } = kept(1);
    const long = {
      ...kept(1),
      fragments: { ...fragments, body: Array.from({ length: 900_000 }, (_, at) => at % 977).join() },
    };
    store.put(0, long);
    store.put(1, kept(1));
    expect(store.texts(0)).toEqual(long);
    store.put(0, kept(2));
    expect([store.texts(0), store.texts(1)]).toEqual([kept(2), kept(1)]);
  });

  it('takes packed texts of another store, whose dictionaries it took over, beside new ones', () => {
    const before = new FragmentStore();
    for (let slot = 0; slot < 5000; slot++) before.put(slot, kept(slot));
    const store = new FragmentStore();
    store.takeOver([...before.known]);
    for (let slot = 0; slot < 5000; slot++)
      store.put(slot, slot % 4 === 0 ? kept(slot + 1) : { packed: before.packed(slot).slice() });
    for (let slot = 0; slot < 5000; slot++) expect(store.texts(slot)).toEqual(kept(slot % 4 === 0 ? slot + 1 : slot));
    expect(store.known).toEqual(before.known);
  });
});
