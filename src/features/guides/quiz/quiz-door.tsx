import { Icon } from '../../../ui/icon.tsx';

/** The way to the match, for who does not have an animal yet. */
export const QuizDoor = () => (
  <section className="quiz-door" aria-labelledby="encuentra">
    <div>
      <h2 id="encuentra">¿Qué mascota va contigo?</h2>
      <p>
        Seis preguntas sobre tu casa y tu tiempo, y una respuesta que explica sus razones. Criollos y adopción, primero.
      </p>
    </div>
    <a href="/encuentra" className="btn line">
      Responder las preguntas
      <Icon name="arrow-right" />
    </a>
  </section>
);
