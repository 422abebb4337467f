import { Icon } from '../../../ui/icon.tsx';

/** The urgent-help banner (spec §2, Home): calm, unmistakable, one tap from the guide and from 123. */
export const HelpBanner = () => (
  <section className="help" aria-labelledby="help">
    <Icon name="briefcase-medical" className="size-10 text-emergency md:size-15" />
    <div>
      <h2 id="help" className="text-2">
        ¿Tu mascota necesita ayuda urgente?
      </h2>
      <p className="mt-1.5 text-[1rem]">
        Respira hondo. La guía te dice qué hacer primero, qué no hacer y a quién llamar.
      </p>
    </div>
    <div className="grid grid-cols-1 gap-2.5">
      <a href="/primeros-auxilios" className="btn danger">
        Ver Guía de Primeros Auxilios
      </a>
      <a href="tel:123" className="btn danger-line">
        <Icon name="phone" />
        <span>
          Emergencias <span className="num">123</span> <small>de personas</small>
        </span>
      </a>
    </div>
  </section>
);
