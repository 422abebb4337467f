import { px } from '../engine/number.ts';
import { GROUND, type Paper } from './measure.ts';

/** Things everybody knows the size of, drawn flat behind the animal; sizes in cm. */
type Place = { x: number; pxPerCm: number; paper: Paper };
const pen =
  ({ x, pxPerCm }: Place) =>
  (a: number, b: number) =>
    `${px(x + a * pxPerCm)} ${px(GROUND - b * pxPerCm)}`;

/** An adult's legs in trousers and shoes, cut at the hip (about 95 cm); `x` is the middle between the feet. */
export const adultLegs = (place: Place): string => {
  const P = pen(place);
  const { figure, far, ink } = place.paper;
  const shoe = (a: number, toe: number) =>
    `<path d="M${P(a - 4, 9)}L${P(a + 5.2, 9)}C${P(a + 5.6, 5)} ${P(a + 5.4, 2)} ${P(a + 5, 0)}L${P(a + toe, 0)}C${P(a + toe - 0.6, 3)} ${P(a + toe * 0.6 - 1, 5)} ${P(a - 4, 9)}Z" fill="${ink}" opacity=".5"/>`;
  return [
    `<path d="M${P(2, 97)}C${P(1.5, 76)} ${P(2.6, 62)} ${P(3.4, 50)}C${P(4, 36)} ${P(4.8, 20)} ${P(5.2, 7)}L${P(14, 7)}C${P(14.6, 24)} ${P(15.4, 40)} ${P(15, 52)}C${P(16, 68)} ${P(17, 84)} ${P(16.4, 97)}Z" fill="${far}"/>`,
    shoe(9, -8.6),
    `<path d="M${P(-16.4, 97)}C${P(-16.6, 78)} ${P(-14.6, 62)} ${P(-13.2, 50)}C${P(-13.6, 38)} ${P(-12.6, 22)} ${P(-11.8, 7)}L${P(-2.6, 7)}C${P(-2.4, 24)} ${P(-1.6, 38)} ${P(-1.4, 50)}C${P(-0.8, 64)} ${P(1.4, 80)} ${P(3, 97)}Z" fill="${figure}"/>`,
    shoe(-7.6, -9.4),
    `<path d="M${P(-13.4, 51)}C${P(-9, 48.6)} ${P(-6, 49)} ${P(-3, 50.4)}M${P(-12.2, 14)}C${P(-9, 12.6)} ${P(-6, 12.8)} ${P(-3, 13.6)}" stroke="${ink}" stroke-width="3" opacity=".3" fill="none" stroke-linecap="round"/>`,
  ].join('');
};

/** An open hand of 18.5 cm, fingers up, standing on the ground line: hamsters and small parrots. */
export const openHand = (place: Place): string => {
  const P = pen(place);
  const { figure, far, ink } = place.paper;
  return [
    `<path d="M${P(-3.2, 0)}C${P(-3.4, 3)} ${P(-4.4, 5)} ${P(-4.5, 8)}C${P(-4.6, 10)} ${P(-4.8, 12)} ${P(-4.9, 14.6)}C${P(-4.9, 15.9)} ${P(-3.4, 15.9)} ${P(-3.3, 14.6)}L${P(-2.7, 10.9)}L${P(-2.5, 16.9)}C${P(-2.4, 18.2)} ${P(-0.8, 18.2)} ${P(-0.7, 16.9)}L${P(-0.5, 11.1)}L${P(0.2, 17.4)}C${P(0.4, 18.7)} ${P(1.9, 18.5)} ${P(1.9, 17.2)}L${P(1.6, 10.9)}L${P(2.9, 15.4)}C${P(3.4, 16.6)} ${P(4.7, 16.1)} ${P(4.5, 14.9)}C${P(4.1, 12.4)} ${P(3.6, 10)} ${P(3.6, 8.2)}C${P(4.6, 8.8)} ${P(5.8, 10)} ${P(6.6, 11.2)}C${P(7.4, 12.2)} ${P(8.6, 11.3)} ${P(8, 10.1)}C${P(7, 7.6)} ${P(5.2, 5)} ${P(3.6, 3.6)}C${P(3.1, 2.6)} ${P(3.1, 1.2)} ${P(3.1, 0)}Z" fill="${figure}"/>`,
    `<path d="M${P(-3.7, 8.4)}C${P(-1.6, 9.4)} ${P(1, 9.4)} ${P(3, 8.6)}M${P(-3.8, 6.6)}C${P(-1.4, 7.2)} ${P(0.4, 6.4)} ${P(1.4, 4.6)}M${P(2.9, 7.6)}C${P(1.4, 6)} ${P(0.6, 3.6)} ${P(0.8, 1)}" stroke="${ink}" stroke-width="3" opacity=".35" fill="none" stroke-linecap="round"/>`,
    `<path d="M${P(3.1, 0)}C${P(3.1, 1.2)} ${P(3.1, 2.6)} ${P(3.6, 3.6)}C${P(5.2, 5)} ${P(7, 7.6)} ${P(8, 10.1)}C${P(6.4, 7.4)} ${P(4.4, 5.4)} ${P(2.2, 4)}Z" fill="${far}"/>`,
  ].join('');
};

/** A forearm held out level at `y` cm over the ground line, hand to the left: large parrots perch on it. */
export const forearm = (place: Place, y: number): string => {
  const P = pen(place);
  const { figure, far } = place.paper;
  return [
    `<path d="M${P(34, y + 1)}C${P(22, y + 1.4)} ${P(8, y + 0.6)} ${P(0, y)}C${P(-4, y - 0.2)} ${P(-9, y - 1)} ${P(-12, y - 3.4)}C${P(-13, y - 5)} ${P(-10, y - 5.6)} ${P(-7.6, y - 4.8)}C${P(-6, y - 6.2)} ${P(-2, y - 6.4)} ${P(0, y - 5.6)}C${P(10, y - 6.4)} ${P(22, y - 8)} ${P(34, y - 9)}Z" fill="${figure}"/>`,
    `<path d="M${P(34, y - 5)}C${P(20, y - 4.6)} ${P(8, y - 4)} ${P(0, y - 4)}L${P(0, y - 5.6)}C${P(10, y - 6.4)} ${P(22, y - 8)} ${P(34, y - 9)}Z" fill="${far}"/>`,
  ].join('');
};

/** The post of a perch from the floor up to (x, y) px. */
export const perchStand = (x: number, y: number): string =>
  `<ellipse cx="${x}" cy="${GROUND + 6}" rx="110" ry="12" fill="#3d211c" opacity=".18"/><path d="M${x - 92} ${GROUND + 6}Q${x} ${GROUND - 26} ${x + 92} ${GROUND + 6}Z" fill="#8a6242"/><rect x="${x - 10}" y="${y}" width="20" height="${GROUND - y}" fill="#9c7450"/><rect x="${x + 2}" y="${y}" width="8" height="${GROUND - y}" fill="#7c5838"/>`;
