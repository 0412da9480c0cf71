const PARTICLES = String.raw`(?:(?:de|del|de la|de los|de las|la|las|los|y) )`;
const NAME = String.raw`\p{Lu}\p{Ll}{2,}`;
/** `Ramiro Cázares`, `Villas del Puente`, `San Juan de los Lagos`. */
const RUN = `${NAME}(?: ${PARTICLES}?${NAME}){0,3}`;
const between = (before: string, name: string, flags: string): RegExp =>
  new RegExp(String.raw`(?<=(?<![\p{L}\d])(?:${before})\.? )${name}(?![\p{L}\d])`, flags);

/** Behind these stands a name, however it is written: `don beto`, `doña Lupita`. */
const OF_ANYBODY = between('[Dd]on|[Dd]oña', String.raw`\p{L}{3,}`, 'gu');
/** Behind these stands the name of who writes, and behind the nouns that of somebody told of. */
const PERSONS = between(
  '[Mm]e llamo|[Mm]i nombre es|escribe|[Ss]eñor|[Ss]eñora|[Ss]eñorita|[Ss]r|[Ss]ra|[Ii]ng|[Ii]ngeniero|[Ii]ngeniera|[Ll]ic|[Ll]icenciado|[Ll]icenciada|[Dd]r|[Dd]ra|[Dd]octor|[Dd]octora|[Aa]rq|[Aa]rquitecto|[Pp]rofe|[Mm]aestro|[Mm]aestra|' +
    'compadre|comadre|primo|prima|hermano|hermana|hijo|hija|tío|tía|suegro|suegra|cuñado|cuñada|amigo|amiga|vecino|vecina|esposo|esposa|novio|novia|sobrino|sobrina|guardia|velador|electricista|contador|padre|patrón',
  RUN,
  'gu',
);
/** Behind these stands what a place or a house is called; their own word stays. */
const PLACES = between(
  '(?:[Ff]raccionamiento|fracc|[Cc]ondominio|[Cc]olonia|col|residencial|privada|cerrada|calle|avenida|av|rancho|ranchería|hacienda|ejido|pueblo|comunidad|municipio|barrio|unidad|' +
    'templo|parroquia|iglesia|capilla|escuela|primaria|secundaria|preparatoria|colegio|kínder|[Hh]otel|restaurante|fonda|taquería|farmacia|papelería|ferretería|gimnasio|hospital|clínica|[Aa]yuntamiento)(?: de| del| de la)?',
  RUN,
  'gu',
);
/** In texts with more capitals than this tell nothing. */
const MOST_CAPITALS = 0.5;

/** The text without the names of people and of where they live, which are words of things as often (`doña Luz`, `Villas del Puente`). */
export function withoutNames(text: string): string {
  const plain = text.replace(OF_ANYBODY, '');
  return tellsByCapitals(plain) ? plain.replace(PERSONS, '').replace(PLACES, '') : plain;
}

function tellsByCapitals(text: string): boolean {
  const said = text.split(' ').filter((word) => /\p{L}/u.test(word));
  const capital = said.filter((word) => /^\P{L}*\p{Lu}/u.test(word));
  return capital.length > 0 && capital.length <= MOST_CAPITALS * said.length;
}
