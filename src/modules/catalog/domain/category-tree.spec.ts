import { CategoryTree, type Category } from '@/modules/catalog/domain/category-tree';

const category = (id: number, level: number, parentId?: number): Category => ({
  id,
  name: `C${id}`,
  level,
  parentId,
  image: '',
});
const tree = new CategoryTree([
  category(30, 3, 20),
  category(1, 0),
  category(20, 2, 10),
  category(10, 1, 1),
  category(11, 1),
  category(21, 2, 10),
]);
const ids = (list: Iterable<Category>): number[] => [...list].map((item) => item.id);

describe('CategoryTree', () => {
  it('shows levels 1 to 3 only', () => {
    expect(tree.get(1)).toBeUndefined();
    expect(tree.get(10)?.name).toBe('C10');
    expect(ids(tree.roots())).toEqual([10, 11]);
  });

  it.each([
    [30, [10, 20, 30]],
    [10, [10]],
    [1, []],
    [99, []],
  ])('gives the path of %d from the root, level 0 left out', (id, path) => {
    expect(ids(tree.path(id))).toEqual(path);
  });

  it('lists children by id', () => {
    expect(ids(tree.children(10))).toEqual([20, 21]);
    expect(ids(tree.children(30))).toEqual([]);
  });

  it('makes no loop of categories that name each other as parents', () => {
    const looped = new CategoryTree([category(1, 1, 2), category(2, 2, 1), category(3, 1, 3)]);
    expect(ids(looped.path(2))).toEqual([1, 2]);
    expect(ids(looped.path(1))).toEqual([1]);
    expect(ids(looped.children(2))).toEqual([]);
    expect(ids(looped.children(3))).toEqual([]);
  });
});
