import { Field } from './fields';
import type { Lexeme } from '@/modules/search-language/domain/lexemes';
import { type ModelNumber, modelTerm } from '@/modules/search-language/domain/model-number';
import { chunkEnd, compactTokens, joinedAt, startsChunk } from '@/modules/search-language/domain/slips/neighbours';
import { HEAD_END_WORDS, PURPOSE_WORDS } from '@/modules/search-language/domain/stop-words';
import { termOf } from '@/modules/search-language/domain/terms';
import { type Token, tokenise } from '@/modules/search-language/domain/tokens';

/** What is searchable of one product, as people wrote it (any case, accents, punctuation). */
export interface TextDocument {
  readonly model: string;
  readonly title: string;
  readonly brand: string;
  readonly categories: readonly string[];
  readonly features: readonly string[];
}

/** Takes the terms of a document, each with the bits ({@link Field}) of where it stands. */
export interface TermSink {
  word(lexeme: Lexeme, fields: number): void;
  term(term: string, fields: number): void;
  /**
   * A text that many documents share (a brand, say), all of whose terms stand in one field. A sink that remembers its terms need not call
   * `emit`.
   */
  repeated?(text: string, field: number, emit: () => void): void;
}

/** The words of a title before a purpose or a complement, at most these many, say what the product is. */
const HEAD_WORDS = 3;

/** Emits every term of a document with its fields; a term may come several times. */
export function emitDocument(document: TextDocument, model: ModelNumber, sink: TermSink): void {
  emitModel(document.model, model, sink);
  emitTitle(tokenise(document.title), sink);
  repeated(sink, document.brand, Field.Brand, emitName);
  for (const category of document.categories) repeated(sink, category, Field.Category, emitText);
  for (const feature of document.features) repeated(sink, feature, Field.Feature, emitText);
}

type Emit = (tokens: readonly Token[], field: number, sink: TermSink) => void;

function repeated(sink: TermSink, text: string, field: number, emit: Emit): void {
  const tell = (): void => {
    emit(tokenise(text), field, sink);
  };
  if (sink.repeated) sink.repeated(text, field, tell);
  else tell();
}

const LETTER_RUNS = /\p{L}{2,}/gu;

/**
 * The whole model as one term, its parts that are words of their own, and the letters of the others (`hfw` of `hfw2431`).
 * The rest is found as fragments.
 */
function emitModel(model: string, number: ModelNumber, sink: TermSink): void {
  if (number.compact !== '') sink.term(modelTerm(number.compact), Field.WholeModel);
  for (const { lexeme } of tokenise(model)) {
    const isWord = lexeme.shape !== 'mixed' || lexeme.text.length <= 2 || lexeme.unit !== undefined;
    if (isWord) sink.word(lexeme, Field.ModelPart);
    else for (const letters of lexeme.text.match(LETTER_RUNS) ?? []) sink.term(termOf(letters), Field.ModelPart);
  }
}

/** A brand keeps its stop words, and is a term as a whole too: `TP-Link` is found as tplink, tp link and tp-link. */
function emitName(tokens: readonly Token[], field: number, sink: TermSink): void {
  for (const { lexeme } of tokens) sink.word(lexeme, field);
  const compact = tokens.length > 1 ? compactTokens(tokens, 0, tokens.length) : undefined;
  if (compact !== undefined) sink.term(compact, field);
}

function emitTitle(tokens: readonly Token[], sink: TermSink): void {
  let field: number = Field.TitleHead;
  let words = 0;
  for (const [at, { lexeme }] of tokens.entries()) {
    if (PURPOSE_WORDS.has(lexeme.text)) field = Field.TitlePurpose;
    else if (field === Field.TitleHead && (words >= HEAD_WORDS || HEAD_END_WORDS.has(lexeme.text))) field = Field.Title;
    if (!lexeme.stop) words++;
    emitAt(tokens, at, field, sink);
    emitSpelling(lexeme, field, sink);
  }
}

/** Emits how a word is spelled, so that a title with the word itself can be told from one with a synonym of it. */
function emitSpelling({ spelled }: Lexeme, field: number, sink: TermSink): void {
  if (spelled !== undefined) sink.term(spelled, field);
}

function emitText(tokens: readonly Token[], field: number, sink: TermSink): void {
  for (let at = 0; at < tokens.length; at++) emitAt(tokens, at, field, sink);
}

/** What the token at `at` stands for by itself, as the start of a chunk, and together with its neighbours. */
function emitAt(tokens: readonly Token[], at: number, field: number, sink: TermSink): void {
  const token = tokens[at];
  if (token === undefined) return;
  const { lexeme } = token;
  if (!lexeme.stop) sink.word(lexeme, field);
  if (lexeme.unit !== undefined) sink.term(lexeme.unit, field);
  const joined = lexeme.leads ? joinedAt(tokens, at) : undefined;
  if (joined) sink.term(joined.term, field);
  const compact = startsChunk(tokens, at) ? compactTokens(tokens, at, chunkEnd(tokens, at)) : undefined;
  if (compact !== undefined) sink.term(compact, field);
}
