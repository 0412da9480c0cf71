import type { OpenAPIObject } from '@nestjs/swagger';
import { operationsOf } from '@/docs/document/document-parts';
import { openApiText } from '@test/support/documents/openapi-document';
import { problemsOf } from './document-rules';

describe('every operation of the OpenAPI document', () => {
  let document: OpenAPIObject;

  beforeAll(async () => {
    document = JSON.parse(await openApiText()) as OpenAPIObject;
  });

  it('has an id, one tag, named schemas and examples that keep to them', () => {
    expect(problemsOf(document)).toEqual([]);
  });

  it('names the two parts of a folio as they make it', () => {
    const made = operationsOf(document)
      .filter(({ path }) => path.includes('{anio}'))
      .map(({ operation: { parameters = [] } }) => {
        const [one, other] = parameters.filter((parameter) => parameter.in === 'path');
        return `${String(one?.example)}/${String(other?.example)}`;
      });
    expect([...new Set(made)].sort()).toEqual(['CHI-000123/26', 'FA26/000123']);
  });

  it('is told to mend what it lacks', () => {
    const broken = structuredClone(document);
    const { get } = broken.paths['/api/v1/marcas'] as unknown as { get: Record<string, unknown> };
    get.operationId = 'BrandsController_list';
    get.tags = [];
    get.responses = {
      200: { content: { 'application/json': { schema: { type: 'object' }, example: 'no object' } } },
      404: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } } },
    };
    expect(problemsOf(broken).filter((problem) => problem.startsWith('GET /api/v1/marcas:'))).toEqual([
      expect.stringContaining('operationId BrandsController_list is not a Spanish verb'),
      expect.stringContaining('needs one tag'),
      expect.stringContaining('answer 200 has an anonymous schema'),
      expect.stringContaining('breaks the schema'),
      expect.stringContaining('answer 404 has no example'),
    ]);
  });
});
