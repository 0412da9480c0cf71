import { withSection } from '@/../bench/growth/growth';

const PAGE = '# Measurements\n\nAll of it.\n\n## One\n\nfirst\n\n## Two\n\nsecond\n';

describe('the page of measurements', () => {
  it('has a section in place of the one before, and all others as they were', () => {
    expect(withSection(PAGE, '## One\n\nanew\n')).toBe(
      '# Measurements\n\nAll of it.\n\n## One\n\nanew\n\n## Two\n\nsecond\n',
    );
  });

  it('has a new section before the others', () => {
    const page = withSection(PAGE, '## Growth\n\nmade\n');
    expect(page).toBe('# Measurements\n\nAll of it.\n\n## Growth\n\nmade\n\n## One\n\nfirst\n\n## Two\n\nsecond\n');
  });
});
