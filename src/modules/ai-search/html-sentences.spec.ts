import fc from 'fast-check';
import { sentencesOf } from './html-sentences';

describe('sentencesOf', () => {
  it.each<[string, string[]]>([
    ['', []],
    ['Cámara para exterior. Incluye fuente de 12.5 V!', ['Cámara para exterior', 'Incluye fuente de 12.5 V']],
    ['<p>Con <b>WiFi</b></p><ul><li>2 MP</li><li>IP67</li></ul>', ['Con WiFi', '2 MP', 'IP67']],
    ['una<br/>otra<BR>y otra', ['una', 'otra', 'y otra']],
    ['Bater&iacute;a de 7&nbsp;Ah &amp; &#241;and&#xFA; 90&deg;', ['Batería de 7\u00a0Ah & ñandú 90°']],
    ['<style>p { color: red }</style><script type="x">poe()</script>Negra', ['Negra']],
    ['uno; dos\nIP65\ttres', ['uno', 'dos', 'IP65', 'tres']],
    ['3 < 5 y &raro', ['3 < 5 y &raro']],
    ['sin etiqueta que cierre <b', ['sin etiqueta que cierre']],
    ['<!-- PoE --><table><tr><td>2</td><td>MP</td></tr></table>', ['2: MP:']],
  ])('of %j are %j', (html, sentences) => {
    expect(sentencesOf(html)).toEqual(sentences);
  });

  it('has no empty sentence and no row within one, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (text) => {
        for (const sentence of sentencesOf(text)) expect(sentence).toMatch(/^\S(?:[^\n]*\S)?$/u);
      }),
    );
  });

  it('reads no more than some pages', () => {
    expect(sentencesOf(`${'a. '.repeat(5000)}PoE`)).not.toContain('PoE');
  });
});
