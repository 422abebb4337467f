import { Component, type ReactNode } from 'react';

/** A screen that breaks shows a way on instead of an empty page; the header and the numbers stay in reach. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    return (
      <div className="wrap notice-page">
        <h1>Esta página falló</h1>
        <p className="lede">No es culpa tuya. Vuelve a cargarla; si sigue igual, entra por el inicio.</p>
        <p className="acts">
          <button type="button" className="btn primary" onClick={() => location.reload()}>
            Volver a cargar
          </button>
          <a className="btn line" href="/">
            Ir al inicio
          </a>
        </p>
      </div>
    );
  }
}
