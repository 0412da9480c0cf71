import type { KindEntry } from '@/modules/ai-search/domain/kinds/book/kind-entry';

/** Pumps, and what stands beside them. */
export const WATER: readonly KindEntry[] = [
  {
    kind: 'bomba de agua',
    is: 'bomba de agua|bomba para agua|bomba agua|bomba centrifuga|bomba periferica|bomba sumergible|bomba para pozo|bomba de pozo|bomba para cisterna|bomba para tinaco|bomba presurizadora|presurizador|hidroneumatico|equipo hidroneumatico|bomba de presion|bomba de achique|bomba para agua sucia|bomba para alberca|bomba de alberca|motobomba|motobomba a gasolina|bomba jet|water pump|well pump|submersible pump|pool pump|booster pump|centrifugal pump|sump pump|sewage pump|transfer pump|bomba de medio caballo|bombita de agua',
    titles:
      'bomba periferica 1/2hp|bomba periferica hp|bomba centrifuga hp|bomba sumergible hp|motobomba gasolina|motobomba riego|presurizador hp|presurizador silencioso|bomba alberca hp|bomba jet autocebante|bomba autocebante|submersible well pump|bomba p/cisterna|bomba pozo profundo|bomba multietapas|bomba sumergible agua sucia|bomba lodos|super pump',
    say: 'subir el agua de la cisterna al tinaco|subir agua al tinaco|no llega agua al segundo piso|la regadera sale con poquita presion|sacar agua del pozo|vaciar el sotano inundado|se inundo la cochera|dar presion al agua de la casa|regar la parcela con agua del rio|llenar el tinaco|mover el agua de la alberca|chupar agua de la noria|sacar el agua puerca del carcamo|aparato que echa el agua pa arriba|mandar agua a la azotea|no sube el agua|pump water up to the roof tank|low water pressure in the shower|drain a flooded basement|get water out of the well|agua con fuerza en el baño|motorcito que jala agua|achicar la zanja|regar el cultivo con manguera de dos pulgadas',
  },
  {
    kind: 'accesorio de bomba',
    near: 'bomba de agua',
    is: 'pichancha|valvula de pie|check pichancha|interruptor de presion para bomba|switch de presion para bomba|control automatico para bomba|flotador para tinaco|flotador para cisterna|flotador electrico|electronivel|electronivel para cisterna|electronivel para tinaco|tanque hidroneumatico|tanque precargado|tanque de presion|presscontrol|press control|control de presion para bomba|foot valve|pressure tank|pressure switch for pump|pump controller|arrancador para bomba|impulsor para bomba|sello mecanico|accesorio de bomba',
    titles:
      'pichancha check|pichancha bronce|int presion bomba|interruptor presion psi bomba|flotador electronivel|control automatico bomba|switch presion 20-40|flotador bomba',
    say: 'que la bomba se apague sola cuando se llene el tinaco|que la bomba no trabaje en seco|que no se regrese el agua a la cisterna|se tira el agua del tinaco|la bomba prende y apaga a cada rato|boya para que pare la bomba|prender la bomba cuando baja el agua|tanque azul que guarda la presion|se descarga el tubo de la bomba|stop the pump when the tank is full|keep the pump primed|automatizar la bomba de la cisterna|la perita del tinaco',
  },
];
