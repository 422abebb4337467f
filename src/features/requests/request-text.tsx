import { longDate, momentText } from '../../lib/formats.ts';
import type { DataRequest } from '../../shared/schemas/request.ts';

/** What was asked, why it takes longer, and what was answered. `now` is ms UTC, `today` its date. */
export const RequestText = ({ request, now, today }: { request: DataRequest; now: number; today: string }) => {
  const { text, extension, dueOn, answer, answeredAt } = request;
  return (
    <div className="request-text">
      <p className="request-words">{text}</p>
      {extension && (
        <p className="soft small">
          El plazo se amplió hasta el {longDate(dueOn, today)}: {extension}
        </p>
      )}
      {answer && answeredAt !== null && (
        <div className="request-answer">
          <p className="soft small">Respuesta del {momentText(answeredAt, now)}</p>
          <p className="request-words">{answer}</p>
        </div>
      )}
    </div>
  );
};
