import type { OpenAPIObject } from '@nestjs/swagger';
import { operationsOf, type DocumentedExample } from '@/docs/document/document-parts';

/** Examples of answers that several operations have alike are kept once under components.examples: most errors are everybody's. */
export function shareExamples(document: OpenAPIObject): void {
  const contents = operationsOf(document).flatMap(({ operation }) =>
    Object.values(operation.responses).flatMap(({ content = {} }) => Object.values(content)),
  );
  const counted = new Map<string, number>();
  for (const example of contents.flatMap(({ examples = {} }) => Object.values(examples))) {
    const text = JSON.stringify(example);
    counted.set(text, (counted.get(text) ?? 0) + 1);
  }
  const names = new Map<string, string>();
  const shared: Record<string, DocumentedExample> = {};
  for (const { examples = {} } of contents) {
    for (const [name, example] of Object.entries(examples)) {
      const text = JSON.stringify(example);
      if ((counted.get(text) ?? 0) < 2) continue;
      const key = names.get(text) ?? freeName(name, shared);
      names.set(text, key);
      shared[key] = example;
      examples[name] = { $ref: `#/components/examples/${key}` };
    }
  }
  document.components = { ...document.components, examples: shared };
}

function freeName(name: string, taken: object): string {
  let free = name;
  for (let number = 2; free in taken; number++) free = `${name}_${number}`;
  return free;
}
