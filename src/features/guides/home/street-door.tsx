import type { Folder } from '../../../shared/species.ts';
import { Mark } from '../../../ui/icon.tsx';
import { Picture } from '../pictures/picture.tsx';
import { Part, Roof } from './facade-parts.tsx';

/** One half-door of the façade with its animal on the sill: the drawing beside the forms that let people in. Decoration. */
export const StreetDoor = ({ folder, breed }: { folder: Folder; breed: string }) => (
  <div className="street-door" data-species={folder} aria-hidden="true">
    <Roof />
    <div className="beam" />
    <div className="wall">
      <Part name="pot" className="street-pot" />
      <div className="door-frame">
        <Part name="calado" className="calado" />
        <span className="door-opening">
          <Picture folder={folder} slug={breed} n={1} alt="" sizes="(min-width: 60rem) 340px, 220px" eager />
        </span>
        <span className="door-sill" />
        <span className="door-leaf">
          <span className="door-panel" />
          <span className="door-panel" />
        </span>
      </div>
      <Part name="lamp" className="street-lamp" />
    </div>
    <div className="street">
      <span>
        <Mark name={`track-${folder}`} />
        <Mark name={`track-${folder}`} />
        <Mark name={`track-${folder}`} />
      </span>
    </div>
  </div>
);
