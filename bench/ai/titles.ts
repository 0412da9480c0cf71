import { titledProducts } from './judged/titles/lines';
import { answersOver } from './shelf';

/** node bench/run.mjs bench/ai/titles.ts: how many products, keyed in by many clerks, are found by what they are. */
async function main(): Promise<void> {
  const products = titledProducts();
  const answers = await answersOver(
    products,
    products.map(({ name }) => name),
    { demo: true },
  );
  const found = products.filter(({ id, name }) => answers.get(name)?.includes(id)).length;
  process.stdout.write(
    `${String(products.length)} products, ${(found / products.length).toFixed(3)} found by what they are\n`,
  );
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exit(1);
});
