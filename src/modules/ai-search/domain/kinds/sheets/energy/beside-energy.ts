import type { KindSheets } from '@/modules/ai-search/domain/kinds/book/kind-entry';

/** How titles tell the kinds of `data/energy/beside-energy.ts`. */
export const BESIDE_ENERGY_SHEETS: readonly KindSheets[] = [
  {
    kind: 'batería de vehículo',
    sheets: 'amperes de arranque|cca|arranque en frio|libre de mantenimiento automotriz|cold cranking amps',
    keyed:
      'acumulador automotriz libre de mantenimiento|bateria para auto compacto doce volts|acumulador para camion y tractor de alto arranque|bateria de gel para motocicleta|starter battery group size maintenance free|motorcycle battery agm sealed',
  },
  {
    kind: 'inversor para vehículo',
    sheets:
      'inversor con pinzas a bateria|inversor caimanes|inversor con encendedor y usb|inversor carro|inversor camion|inversor encendedor|car power converter|convertidor corriente auto|convertidor corriente carro|convertidor auto contacto|convertidor encendedor 110|convertidor encendedor contacto|convertidor carro 110|corriente auto a casa',
    keyed:
      'inversor de corriente para auto con puerto usb|inversor de onda modificada doce volts a ciento veinte|inversor de onda pura para camioneta con cables y pinzas|power inverter for car with dual outlets and usb|truck inverter pure sine with remote|inversor portatil tipo lata para portavasos|inversor de corriente onda modificada con puerto usb para auto|modified sine wave inverter car battery clamps|conecta tus aparatos en el carro inversor de encendedor|usa tu tele con la bateria del coche|onda modificada con pinzas y plug de encendedor',
  },
  {
    kind: 'accesorio de inversor',
    sheets:
      'modulo de comunicacion inversor|comunicacion rs485 inversor|monitoreo fotovoltaico|end cap microinverter|logger wifi solar',
    keyed:
      'modulo wifi de monitoreo para microinversores|cable troncal para microinversor con conector|dongle usb wifi para inversor de interconexion|smart meter trifasico para inversor|trunk cable end cap for microinverter|inverter data logger wifi',
  },
  {
    kind: 'accesorio de generador',
    sheets: 'cubierta impermeable para generador|kit de arranque generador|avr generador|tarjeta avr',
    keyed:
      'cubierta impermeable para generador portatil|bujia para generador a gasolina|kit de mantenimiento para generador|parallel kit for inverter generators|tarjeta avr para planta de luz',
  },
  {
    kind: 'cargador de herramienta',
    sheets: 'cargador 18v litio|fast charger 20v|rapid charger 18v|cargador one+',
    keyed:
      'cargador rapido para baterias de herramienta de litio|cargador para bateria de taladro inalambrico|rapid charger lithium ion tool batteries|dual bay tool battery charger',
  },
];
