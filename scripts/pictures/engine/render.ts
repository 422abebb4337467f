import { readForm, type View } from './buffer.ts';
import { compile } from './field.ts';
import { HEIGHT, Painter, WIDTH } from './painter.ts';
import type { Scene } from './scene.ts';
import { svgParts } from './svg.ts';

/** Reads, paints and collects a scene; `name` is its own within the svg. `quality` 1 is the finished drawing, .6 a draft. */
export const renderScene = async (
  scene: Scene,
  name = 's',
  quality = 1,
): Promise<{ defs: string; body: string; painter: Painter }> => {
  const detail = (scene.detail ?? 0.5) * quality;
  const view: View = {
    width: Math.round(WIDTH * detail),
    height: Math.round(HEIGHT * detail),
    scale: scene.view.scale * detail,
    cx: scene.view.cx * detail,
    cy: scene.view.cy * detail,
    near: scene.view.near ?? 6,
    far: scene.view.far ?? -6,
  };
  const buffer = readForm(scene.sculpt, compile(scene.sculpt), view, scene.light);
  const painter = new Painter(scene, buffer, name);
  scene.paint(painter);
  return { ...(await svgParts(painter)), painter };
};
