import { type Dispatch, type PointerEvent, type SetStateAction, useEffect, useId, useRef } from 'react';
import { type Framing, keyed, MAX_ZOOM, moved, partOf, within, zoomed } from './frame.ts';

/** Side of the picture that is drawn while framing, px. */
const SIDE = 480;

type Point = { x: number; y: number };
const apart = ([a, b]: Point[]) => (a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0);

/** Frames a square of a picture: dragged or pinched, by wheel, by keys, by a slider. */
export const Framer = ({
  picture,
  framing,
  onFrame,
}: {
  picture: ImageBitmap;
  framing: Framing;
  onFrame: Dispatch<SetStateAction<Framing>>;
}) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  const fingers = useRef(new Map<number, Point>());
  const slider = useId();
  const help = useId();
  useEffect(() => {
    const pen = canvas.current?.getContext('2d');
    if (!pen) return;
    const { x, y, width, height } = partOf(picture, framing);
    pen.imageSmoothingQuality = 'high';
    pen.drawImage(picture, x, y, width, height, 0, 0, SIDE, SIDE);
  }, [picture, framing]);
  const drag = (event: PointerEvent<HTMLCanvasElement>) => {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const wide = event.currentTarget.clientWidth;
    const earlier = apart([...fingers.current.values()]);
    const now = { x: event.clientX, y: event.clientY };
    fingers.current.set(event.pointerId, now);
    const later = apart([...fingers.current.values()]);
    // A finger is faster than a slow phone draws: each move goes on from the one before it, drawn or not.
    onFrame((framed) =>
      earlier > 0 && later > 0
        ? zoomed(picture, framed, later / earlier)
        : moved(picture, framed, (before.x - now.x) / wide, (before.y - now.y) / wide),
    );
  };
  const lift = (event: PointerEvent) => fingers.current.delete(event.pointerId);
  return (
    <div className="framer">
      {/* biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a canvas that is moved by keys is an application */}
      <canvas
        ref={canvas}
        width={SIDE}
        height={SIDE}
        tabIndex={0}
        role="application"
        aria-label="Encuadre de la foto"
        aria-describedby={help}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
        }}
        onPointerMove={drag}
        onPointerUp={lift}
        onPointerCancel={lift}
        onWheel={({ deltaY }) => onFrame((framed) => zoomed(picture, framed, deltaY < 0 ? 1.05 : 1 / 1.05))}
        onKeyDown={(event) => {
          if (!keyed(picture, framing, event.key)) return;
          event.preventDefault();
          onFrame((framed) => keyed(picture, framed, event.key) ?? framed);
        }}
      />
      <p id={help} className="soft small">
        Arrastra la foto para moverla. Con el teclado: flechas para mover, + y − para acercar.
      </p>
      <label htmlFor={slider}>Acercar</label>
      <input
        id={slider}
        type="range"
        min={1}
        max={MAX_ZOOM}
        step={0.05}
        value={framing.zoom}
        onChange={({ target: { value } }) => onFrame((framed) => within(picture, { ...framed, zoom: Number(value) }))}
      />
    </div>
  );
};
