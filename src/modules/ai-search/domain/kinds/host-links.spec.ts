import { HostLinks } from './host-links';

describe('what products are for', () => {
  const [PART, OTHER, HOST, NEW] = [1, 2, 7, 8];
  const partsOf = (links: HostLinks, host: number, model: string): number[] => [...links.partsOf(host, model)].sort();

  it('is told by the models that they name, however these are written, and by the product that had it', () => {
    const links = new HostLinks();
    links.put(PART, ['b668', 'IP67'], HOST);
    links.put(OTHER, ['B668'], undefined);
    expect(partsOf(links, NEW, 'B668')).toEqual([PART, OTHER]);
    // it has another model now
    expect(partsOf(links, HOST, 'C-900')).toEqual([PART]);
    expect(partsOf(links, NEW, 'C-900')).toEqual([]);
    expect([links.names(PART), links.names(HOST)]).toEqual([true, false]);
  });

  it('is forgotten where a product names no model any more, or is for another one', () => {
    const links = new HostLinks();
    links.put(PART, ['B668'], HOST);
    links.put(PART, ['C-900'], NEW);
    expect(partsOf(links, HOST, 'B668')).toEqual([]);
    expect(partsOf(links, NEW, '')).toEqual([PART]);
    links.put(PART, [], undefined);
    expect(partsOf(links, NEW, 'C-900')).toEqual([]);
    expect(links.names(PART)).toBe(false);
  });
});
