import { KindBook } from '../book/kind-book';
import { KINDS } from '../data';
import { kindsOfProduct } from './kind-of-product';

const book = KindBook.of(KINDS);
const kindOf = (title: string, categories: readonly string[] = [], isOrdinary?: (word: string) => boolean): string =>
  book.title(kindsOfProduct(title, categories, book, isOrdinary).kind) ?? '';

describe('what a title tells that names no kind', () => {
  it.each([
    ['Colgante respuesta rápida bulbo rojo cromado', 'rociador'],
    ['Botón de hongo con enclavamiento para cajero, aviso silencioso', 'botón de pánico'],
    ['Surface mount door position switch with adhesive', 'contacto magnético'],
    ['Que no se te apague el módem cuando se va la luz', 'UPS'],
    ['Hold-up switch, momentary, latching, hardwired', 'botón de pánico'],
    ['Cristal inteligente de techo que mira 360 grados sin puntos ciegos', 'cámara panorámica'],
    ['Para lavar la batea: rollo de cuatro pares cobre puro forro gris', 'cable UTP'],
    ['Abre tu casa con el dedo y sin llaves', 'cerradura inteligente'],
    ['Cuchillas para intemperie con jalón lateral, sin fusibles', 'interruptor de seguridad'],
  ])('%s', (title, kind) => {
    expect(kindOf(title)).toBe(kind);
  });

  it('clerks’ abbreviations are read first', () => {
    expect(kindOf('ROC PEND RESP RAP CROM')).toBe('rociador');
  });

  it('the category speaks too', () => {
    const title = 'Redondo, blanco, pantalla táctil, programable';
    expect(kindOf(title)).not.toBe('termostato');
    expect(kindOf(title, ['Termostatos'])).toBe('termostato');
  });

  it('a title that begins with a thing’s noun is of what is called so, whatever else it tells', () => {
    expect(kindOf('Interfono inalámbrico / Hasta 500 m / Batería recargable')).toBe('interfón');
    expect(kindOf('Contador de personas LoRaWAN / Térmico')).toBe('contador de personas');
    expect(kindOf('Proyector WiFi HDMI')).toBe('proyector');
  });

  it('one known word tells nothing', () => {
    expect(kindOf('QZX 99 inalámbrico')).toBe('');
  });

  it('what calls itself by an ordinary word that no kind is told by is another thing', () => {
    const chalina = 'Chalina 16 canales 2 bahías grabación continua';
    expect(kindOf(chalina, [], (word) => word === 'chalina')).toBe('');
    expect(kindOf(chalina)).not.toBe('');
  });

  it('titles that differ in figures and models alone are told the same, however often', () => {
    const titles = [4, 8, 16].map((count) => `Grabación continua ${count} canales ${count / 4} bahías MX-${count}00`);
    expect(new Set([...titles, ...titles].map((title) => kindOf(title))).size).toBe(1);
  });
});
