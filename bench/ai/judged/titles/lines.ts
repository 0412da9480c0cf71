import { join } from 'node:path';
import { readLines } from '../read-lines';

const LINES = join(__dirname, 'lines');

/** A product as a clerk keyed it in, and what it is. */
export interface TitledProduct {
  readonly id: number;
  /** What an installer calls such a thing: the query that has to find it. */
  readonly name: string;
  readonly titulo: string;
  readonly marca: string;
  readonly modelo: string;
  readonly category: string;
  readonly caracteristicas: readonly string[];
}

const FIRST = 500_001;

/** The lines `name | title | brand | model | category | features` of every file. Throws Error naming the line that can't be read. */
export function titledProducts(): TitledProduct[] {
  const models = new Set<string>();
  return readLines(LINES).map(({ line }, at) => readLine(line, FIRST + at, models));
}

function readLine(line: string, id: number, models: Set<string>): TitledProduct {
  const columns = line.split('|').map((column) => column.trim());
  const [name, titulo, brand, model, category, features] = columns;
  if (
    !name ||
    !titulo ||
    brand === undefined ||
    model === undefined ||
    category === undefined ||
    features === undefined
  )
    throw new Error(`can't be read: ${line}`);
  return {
    id,
    name,
    titulo,
    marca: slug(brand),
    modelo: unused(model, models),
    category,
    caracteristicas: listOf(features),
  };
}

function listOf(features: string): string[] {
  return features
    .split(';')
    .map((each) => each.trim())
    .filter((each) => each !== '');
}

/** The model, with a letter more where another line has it too. */
function unused(model: string, models: Set<string>): string {
  let own = model;
  while (models.has(own.toUpperCase())) own += 'X';
  models.add(own.toUpperCase());
  return own;
}

function slug(brand: string): string {
  const plain = brand
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '');
  return plain === '' ? 'generico' : plain;
}
