import { readerOf } from '@test/support/sentence-reader';

const read = readerOf('sir sirena est estacion torn gabin pared barr mec sfa fus fo int ap');

const words = (text: string): string[] => (read(text).tokens ?? []).map(({ text: word }) => word);

describe('what clerks shorten stands in full', () => {
  it.each<[string, string[]]>([
    ['sir estrobo', ['sirena', 'estrobo']],
    ['est manual', ['estacion', 'manual']],
    ['gabin pared', ['gabinete', 'pared']],
    ['barr veh', ['barrera', 'veh']],
    ['ap int', ['ap', 'interior']],
    // orders that nobody gives here
    ['aislad esquina', ['aislador', 'esquina']],
    ['energizad 8000v', ['energizador', '8000v']],
    // of one trade alone
    ['fus fo', ['fusionadora', 'fo']],
    ['fus f.o. 6 motores', ['fusionadora', 'fo', '6', 'motores']],
  ])('%s', (text, all) => {
    expect(words(text)).toEqual(all);
  });

  it.each<[string, string[]]>([
    // a word by itself
    ['mec', ['mecanico']],
    ['ign est r', ['ign', 'estacion', 'r']],
    // part of a model number
    ['ign-est-r', ['ign', 'est', 'r']],
    ['fus 2a', ['fus', '2a']],
    ['sfa', ['sfa']],
  ])('as it stands: %s', (text, all) => {
    expect(words(text)).toEqual(all);
  });

  it('told as put right, and still found where products shorten it too', () => {
    const { corrected, concepts } = read('sir estrobo');
    expect(corrected?.get('sir')).toBe('sirena');
    expect(concepts[0]?.alternatives.map(({ words: alternative }) => alternative.join(' '))).toContain('sir');
  });

  it('not where it is a brand, or an ordinary word', () => {
    expect(readerOf('sir', { brands: [{ id: 'sir', name: 'Sir' }] })('sir estrobo').brandIds).toEqual(['sir']);
    expect(readerOf('')('torn').tokens?.map(({ text }) => text)).toEqual(['torn']);
  });
});
