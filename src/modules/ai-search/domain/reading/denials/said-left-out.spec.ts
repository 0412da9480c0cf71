import { readerOf } from '@test/support/sentence-reader';

const KNOWN = 'camara switch monitor sirena cable chapa grabador domo bala ptz rack plastico';
const read = readerOf(KNOWN, {
  brands: [
    { id: 'quetzavid', name: 'Quetzavid' },
    { id: 'kimbrax', name: 'Kimbrax' },
  ],
  branches: [
    { code: 'culiacan', name: 'Culiacán', city: 'Culiacán', state: 'Sinaloa' },
    { code: 'merida', name: 'Mérida', city: 'Mérida', state: 'Yucatán' },
  ],
  categories: [{ id: 9, name: 'Switches sin PoE' }],
  isOrdinary: (word) => ['pisos', 'pico', 'feria'].includes(word),
});

describe('what is left out', () => {
  const without = (text: string): string[] => read(text).exclusions.map(({ concept }) => concept.said);

  it.each<[string, ...string[]]>([
    ['camara sin wifi', 'wifi'],
    ['camara que no sea domo, ni bala', 'domo', 'bala'],
    ['non managed switch', 'managed'],
    ['camara, no me vendan domos', 'domo'],
    ['camara prescindiendo de microfono', 'microfono'],
    ['camara que no se mueva', 'se mueva'],
    ['camara que no vaya conectada al rack', 'rack'],
    ['camara que no jale con poe', 'poe'],
    ['camara que no se vea'],
    ['camara que no sea domo ni bala', 'domo', 'bala'],
    ['camaras menos las tipo domo', 'tipo domo'],
    ['cualquier camara menos ptz', 'ptz'],
    ['camara evitando las de bala y las ptz', 'bala', 'ptz'],
    ['switch sin poe de 8 puertos', 'poe'],
    ['switch que no sea para rack', 'rack'],
    ['camara pero que no sea de plastico', 'plastico'],
    ['camara, nada de domos', 'domo'],
    ['camara sin inteligencia artificial', 'inteligencia artificial'],
    ['camara que no venga con rack', 'rack'],
    ['camera without wifi', 'wifi'],
    ['camera, not wireless', 'wireless'],
    ['camara no poe', 'poe'],
    ['camara ip en vez de analogica', 'analogica'],
    ['camara que no dependa de wifi', 'wifi'],
    ['camara con menos ruido'],
    ['boton no touch'],
    ['bateria para no break'],
    ['camara por lo menos de 4 mp'],
    ['camara para que no se roben el cable'],
    ['boton de salida, no quieren que agarren el boton'],
    ['chapa, no quiero que toquen la puerta'],
    ['la pantalla no tiene donde colgarse'],
    ['camara, no quieren que sea inalambrica', 'inalambrica'],
    // what it doesn't do with a trait
    ['monitor que no vaya en rack', 'rack'],
    ['camara que no lea huella', 'huella'],
    ['camara que no grabe audio', 'audio'],
    ['camara que no gire', 'gire'],
    ['camara que no dependa del wifi', 'wifi'],
    ['camara pero no para exterior', 'exterior'],
    // how something is done, how things are, and why
    ['camara para salir sin tocar nada'],
    ['monitor en lugar de poner platitos'],
    ['camara, no hay luz en esa parte'],
    ['sirena, no tengo wifi'],
    ['el cable aguanta? si no mandeme uno'],
    ['camara que no sea domo porque se rompe', 'domo'],
    ['camara sin ir', 'ir'],
    ['camara pure sine wave'],
    ['no quiero camara quiero el cable', 'camara'],
    ['sirena que no lleve cables', 'cableado'],
    // what is not to go on, who is left without, and what nobody is to notice
    ['ya no quiero andar anotando en la libreta'],
    ['contar sin equivocarme y que no me cuelen uno'],
    ['que no se quede sin corriente la camara'],
    ['avisar sin que el ratero se de cuenta'],
    ['sirena, sin bocinas a la vista'],
    ['camara sin que tenga audio', 'audio'],
    ['cable sin blindar', 'blindar'],
    ['camara que no use wifi cuando graba', 'wifi'],
  ])('%s', (text, ...said) => {
    expect(without(text)).toEqual(said);
  });

  it('is one name where nothing stands between its words', () => {
    const continues = (text: string): (boolean | undefined)[] =>
      read(text).exclusions.map((exclusion) => exclusion.continues);
    expect(continues('camara, no quiero letreros de salida')).toEqual([undefined, true]);
    expect(continues('camara que no sea domo ni bala')).toEqual([undefined, undefined]);
  });

  it.each([
    ['camara que no sea quetzavid', ['quetzavid']],
    ['camara que no sea quetzavid ni kimbrax', ['quetzavid', 'kimbrax']],
    ['camara de cualquier marca menos kimbrax', ['kimbrax']],
    ['camara excepto las de quetzavid', ['quetzavid']],
    ['camara otra marca que no sea kimbrax', ['kimbrax']],
  ])('brands: %s', (text, brands) => {
    expect(read(text)).toMatchObject({ excludedBrandIds: brands, brandIds: [] });
  });
});
