import { KindBook } from './book/kind-book';
import { KINDS } from './data';
import { chooseKind } from './kind-choice';
import { readKinds } from './read-kinds';
import { askedOfHouse, asksForService } from './said-services';
import { scan } from '../reading/scan';

const book = KindBook.of(KINDS);

describe('what asks that something be done', () => {
  it.each([
    'quien me arregla una lavadora que ya no centrifuga',
    'alguien que me pinte la fachada, cobran por metro?',
    'reparan la cremallera de una chamarra',
    'buenas, componen planchas de vapor?',
    'mi máquina de bordar ya no jala, ¿la arreglan?',
    'se le tronó el cierre a mi mochila, se lo cambian?',
    '¿Hacen trabajos de cantera?',
    'tienen servicio de banquetes',
    'dan clases de repostería',
    'do you repair washing machines?',
    'i need someone to paint my house',
  ])('%s', (text) => {
    expect(asksForService(scan(text))).toBe(true);
  });

  it.each([
    'se quemó la tarjeta y ya no la reparan',
    'el técnico dice que nadie la compone, quiero algo mejor',
    'quien me arregla mi interfón o mejor uno nuevo',
    'no encuentro quien me arregle el portón, quiero ponerle motor',
    'algo para arreglar cables de red',
    'me pintan la barda y quiero ver quién es',
    'en el taller lavan los carros y se mete el agua',
    'las cámaras que hacen zoom',
    'mientras reparan la calle quiero poner conos',
    'something to clean camera lenses',
    'nobody can fix my old intercom, i want a new one',
  ])('is not in: %s', (text) => {
    expect(asksForService(scan(text))).toBe(false);
  });
});

describe('a request for a service', () => {
  const choose = (text: string) =>
    chooseKind(readKinds(scan(text), book), book, (kind) => Number(!book.isElsewhere(kind)));

  it('is one for nothing that is sold, where no thing sold is named', () => {
    expect(choose('quien me arregla una licuadora que se apaga cuando hay mucha luz')).toMatchObject({
      state: 'unsold',
      kind: book.services,
    });
  });

  it('stands back for what is asked for by its name', () => {
    const { state, kind } = choose('necesito un regulador de voltaje, si falla lo reparan?');
    expect([state, book.title(kind)]).toEqual(['sure', 'regulador de voltaje']);
  });
});

describe('what a house is asked that sells things', () => {
  it.each([
    'quiero rentar un generador',
    'rento planta de luz para boda',
    'mantenimiento de extintores',
    '¿dónde está mi pedido?',
    'a qué hora abren el sábado',
    'busco trabajo de almacenista',
    'quiero hablar con un asesor',
    'hola, quiero devolver un dvr',
    'factura de mi compra pasada',
    'necesito facturar',
    'horario de la sucursal monterrey',
    '¿tienen sucursal en guadalajara?',
    'hacen envios a merida',
    'servicio de recarga de extintores',
    'contratar internet',
    '¿instalan paneles solares?',
    'hola, ¿instalan?',
    'programan radios kenwood',
    'garantia de mi camara ezviz',
    'quiero hacer valida mi garantia',
    'certificacion en fibra optica curso',
    'fotocopiadora en renta',
    'quiero una impresora en renta',
    'rastreo gps mensualidad',
  ])('%s', (text) => {
    expect(askedOfHouse(scan(text))).toBeDefined();
    const isSold = (kind: number): number => (book.isElsewhere(kind) ? 0 : 10);
    expect(chooseKind(readKinds(scan(text), book), book, isSold).state).toBe('unsold');
  });

  it.each([
    'rento cuartos y necesito cerraduras',
    'trabajo de noche y quiero una linterna',
    'quiero devolver mi radio y llevarme otro',
    'cámaras para una casa de renta',
    'algo para hablar con alguien en la puerta',
    'camaras para mi casa en renta',
    'gps para carro sin mensualidad',
    'programador de radios kenwood',
    'impresora para facturar',
    'instalar camaras',
    'home charging for my tesla. do you install?',
  ])('is not in: %s', (text) => {
    expect(askedOfHouse(scan(text))).toBeUndefined();
  });

  it.each([
    ['camara wifi, hacen envios a merida?', 'cámara inalámbrica'],
    ['un switch poe de 8 puertos, a que hora abren', 'switch PoE'],
    ['necesito un nobreak, y la factura a mi nombre', 'UPS'],
    ['paneles solares con inversor, tambien instalan?', 'panel solar'],
  ])('takes nothing from what is asked for beside it: %s', (text, title) => {
    const isSold = (kind: number): number => (book.isElsewhere(kind) ? 0 : 10);
    expect(chooseKind(readKinds(scan(text), book), book, isSold)).toMatchObject({ state: 'sure', title });
  });
});
