import { Field } from '@/modules/products/domain/text/index/fields';
import { CATALOG, doc, find, found, load } from './text-index.builder';
import { TextIndex } from './text-index';

describe('TextIndex: what matches', () => {
  const index = load();

  it.each<[string, number[]]>([
    ['camara', [0, 1, 4, 9, 10]],
    ['CÁMARAS', [0, 1, 4, 9, 10]],
    ['cámara+domo', [0, 1, 4]],
    ['camara de la domo', [0, 1, 4]],
    ['sensor', [8]],
    ['luz', [8]],
    ['sirena inalambrico', [8]],
    ['4MP', [0, 1]],
    ['4 mp', [0, 1]],
    ['4 megapixeles', [0, 1]],
    ['2.8mm', [0]],
    ['ip 67', [0]],
    ['ip67', [0]],
    ['8 canales', [2, 3]],
    ['8ch', [2, 3]],
    ['cat6', [7]],
    ['cat 6', [7]],
    ['cat-6', [7]],
    ['categoría 6', [7]],
    ['305 m', [7]],
    ['ups', [5]],
    ['nobreak', [5]],
    ['no break', [5]],
    ['eliminador 12 volts', [6]],
    ['detector', [8]],
    ['bala', [9]],
    ['grabador', [2, 3]],
    ['dvr', [3]],
    ['tplink', [7]],
    ['tp link', [7]],
    ['TP-LINK', [7]],
    ['hikvision domo', [0, 1]],
    ['camara sirena', [10]],
    ['camara ups', []],
    ['turret', []],
  ])('%s', (query, expected) => {
    expect(found(index, query)).toEqual(expected);
  });

  it.each<[string, number[]]>([
    ['camara dom', [0, 1, 4]],
    ['siren', [8, 10]],
    ['hik', [0, 1, 2, 9]],
    ['bulle', [9]],
    ['hi', [0, 1, 2, 9]],
    ['hik camara', [0, 1, 9]],
  ])('completes or joins: %s', (query, expected) => {
    expect(found(index, query)).toEqual(expected);
  });

  it.each<[string, number[]]>([
    ['DS-2CD2143G2-I', [0, 1, 4]],
    ['ds2cd2143g2i', [0, 1, 4]],
    ['DS 2CD2143G2 I', [0, 1]],
    ['DS2CD2143', [0, 1, 4]],
    ['ds-2cd2143', [0, 1, 4]],
    ['DS 2CD2143', [0, 1, 4]],
    ['2CD2143', [0, 1]],
    ['2143G2', [0, 1]],
    ['143g2', [0, 1]],
    ['hikvision 2143 g2', [0, 1]],
    ['2143', [4, 0, 1]],
    ['k2', [2]],
    ['dahua hcvr 5108', [3]],
    ['hcvr', [3]],
    ['ds', [0, 1, 2, 9, 4]],
  ])('model numbers, best first: %s', (query, expected) => {
    expect(find(index, query).slice(0, expected.length)).toEqual(expected);
  });
});

describe('TextIndex: what the trade calls otherwise', () => {
  const index = load([
    doc('C-1', 'Cámara domo IP', { categories: ['Videovigilancia'] }),
    doc('MIC-CCTV', 'Micrófono ambiental', { categories: ['Videovigilancia'] }),
    doc('GAB-1', 'Gabinete de seguridad para grabador', { features: ['Sirve a una cámara'] }),
    doc('HDD-1', 'Disco duro línea Vigilancia'),
  ]);

  it.each<[string, number[]]>([
    ['videovigilancia', [0, 1]],
    ['cctv', [0, 1]],
    ['CCTV domo', [0]],
    ['circuito cerrado', [0, 1]],
    ['video vigilancia', [0, 1]],
    ['cámaras de seguridad', [0, 2]],
    ['camara seguridad', [0, 2]],
    ['camara de vigilancia domo', [0]],
    ['gabinete de seguridad', [2]],
    ['vigilancia', [3]],
  ])('%s', (query, expected) => {
    expect(found(index, query)).toEqual(expected);
  });
});

describe('TextIndex: what comes first', () => {
  const documents = [
    doc('XAB100', 'Producto', { brand: 'Epcom' }),
    doc('X-AB100', 'Producto', { brand: 'Epcom' }),
    doc('AB-1000', 'Producto AB-100 AB100 ab100', { brand: 'Epcom', features: ['AB-100', 'ab100'] }),
    doc('AB-100', 'Producto', { brand: 'Epcom' }),
    doc('T', 'Refacción de AB-100', { brand: 'Epcom' }),
    doc('F', 'Caja', { features: ['Para cámara'] }),
    doc('S', 'Soporte para cámara'),
    doc('K', 'Kit de videovigilancia con DVR y cámara'),
    doc('C', 'Cámara domo'),
    doc('CAM1', 'Estuche cam'),
  ];
  const index = load(documents);

  it.each<[string, string, string[]]>([
    ['the exact model, though others say it more often', 'ab-100', ['AB-100', 'AB-1000', 'X-AB100', 'XAB100', 'T']],
    ['the exact model typed with blanks and more words', 'epcom ab 100', ['AB-100', 'AB-1000', 'X-AB100', 'T']],
    ['what is the product before what it serves', 'camara', ['C', 'K', 'S', 'F']],
    ['the word itself before what it begins', 'cam', ['CAM1', 'C', 'K', 'S', 'F']],
    ['having both words in the title', 'camara soporte', ['S']],
  ])('%s', (_, query, expected) => {
    expect(find(index, query).map((slot) => documents[slot]?.model)).toEqual(expected);
  });

  it('a word counts more than its completions', () => {
    const own = load([doc('A-1', 'Estuche camisa'), doc('A-2', 'Estuche cam'), doc('A-3', 'Estuche camarote')]);
    expect(find(own, 'cam')).toEqual([1, 0, 2]);
  });

  it('a word that many titles have is a word, not a model number', () => {
    const cables = Array.from({ length: 60 }, (_, at) => doc(`UTP-${at}`, 'Cat6 bobina'));
    const own = load([doc('CAT6-PLUG', 'Conector'), ...cables]);
    expect(find(own, 'cat6').at(-1)).toBe(0);
    expect(find(load([doc('CAT6-PLUG', 'Conector'), ...cables.slice(0, 20)]), 'cat6')[0]).toBe(0);
  });

  it('the rarer word weighs more', () => {
    const common = Array.from({ length: 30 }, (_, at) => doc(`C${at}`, 'Cámara'));
    const both = [doc('A', 'Cámara', { features: ['periscopio'] }), doc('B', 'Periscopio', { features: ['cámara'] })];
    expect(find(load([...both, ...common]), 'camara periscopio')).toEqual([1, 0]);
  });
});

describe('TextIndex: many products', () => {
  const documents = Array.from({ length: 400 }, (_, at) =>
    doc(`M-${1000 + at}`, at % 3 === 0 ? 'Caja para cámara' : 'Cámara', {
      features: at % 50 === 0 ? ['periscopio'] : [],
    }),
  );
  const index = load(documents);

  it('looks the few that have a rare word up in the long list of a common one, and scores both', () => {
    const { slots, scores } = index.search('camara periscopio');
    expect([...slots].sort((a, b) => a - b)).toEqual([0, 50, 100, 150, 200, 250, 300, 350]);
    const scoreOf = (slot: number): number => scores[slots.indexOf(slot)] ?? -1;
    expect(scoreOf(50)).toBeGreaterThan(scoreOf(150));
    expect(scoreOf(50)).toBe(scoreOf(100));
  });

  it('counts every match, and forgets half of them', () => {
    const own = load(documents);
    expect(own.search('camara').count).toBe(400);
    for (let slot = 0; slot < 400; slot += 2) own.remove(slot);
    expect(own.search('camara').count).toBe(200);
    expect(found(own, 'm1051')).toEqual([51]);
    expect(own.search('periscopio').count).toBe(0);
  });
});

describe('TextIndex: changes', () => {
  it('sees additions, replacements and removals at once', () => {
    const index = load();
    index.put(11, doc('ZX-1', 'Cámara nueva'));
    expect(found(index, 'nueva')).toEqual([11]);
    index.put(11, doc('ZX-2', 'Sirena usada'));
    expect(found(index, 'nueva')).toEqual([]);
    expect(found(index, 'zx1')).toEqual([]);
    expect(found(index, 'zx2 usada')).toEqual([11]);
    index.remove(11);
    expect(found(index, 'usada')).toEqual([]);
    expect(found(index, 'zx2')).toEqual([]);
    expect(index.documents).toBe(CATALOG.length);
  });

  it('puts another product into a slot that was freed, and takes slots in any order', () => {
    const index = new TextIndex();
    index.put(90, doc('B-2', 'Botón'));
    index.put(7, doc('S-1', 'Sirena'));
    index.remove(90);
    index.remove(90);
    index.remove(5000);
    index.put(90, doc('T-3', 'Teclado'));
    expect([found(index, 'boton'), found(index, 'teclado'), found(index, 'sirena')]).toEqual([[], [90], [7]]);
    expect(index.documents).toBe(2);
  });

  it('tells a word that comes back from the one that took its place', () => {
    const index = load([doc('A-1', 'Botón'), doc('A-2', 'Caja')]);
    index.remove(0);
    index.put(1, doc('A-2', 'Teclado'));
    index.put(0, doc('A-1', 'Botón'));
    expect([found(index, 'boton'), found(index, 'teclado'), found(index, 'caja')]).toEqual([[0], [1], []]);
  });

  it('changes the field of a word when only that changes', () => {
    const index = load([doc('A', 'Caja roja', { features: ['sirena'] }), doc('B', 'Sirena')]);
    expect(find(index, 'sirena')).toEqual([1, 0]);
    index.put(0, doc('A', 'Sirena roja', { features: ['caja'] }));
    index.put(1, doc('B', 'Caja', { features: ['sirena'] }));
    expect(find(index, 'sirena')).toEqual([0, 1]);
  });
});

describe('TextIndex: entries', () => {
  const index = load();
  const slotsOf = (term: string): number[] => {
    const { keys, start, end } = index.entries(term);
    return [...keys.subarray(start, end)];
  };

  it.each<[string, number[]]>([
    ['camaras', find(index, 'camara')],
    ['hikvision', [0, 1, 2, 9]],
    ['periscopio', []],
  ])('%s', (term, expected) => {
    expect(slotsOf(term)).toEqual([...expected].sort((a, b) => a - b));
    expect(index.frequency(term)).toBe(expected.length);
  });

  it('tells the fields', () => {
    const { keys, masks, start } = index.entries('hikvision');
    expect([keys[start], (masks[start] ?? 0) & Field.Brand]).toEqual([0, Field.Brand]);
  });
});
