import { useEffect, useId, useRef, useState } from 'react';
import { useToday } from '../../lib/now.ts';
import { APPOINTMENT_TYPES, TYPE_NAME } from '../../shared/appointments.ts';
import { TEXT } from '../../shared/limits.ts';
import { SLOTS } from '../../shared/slots.ts';
import { addDays } from '../../shared/time.ts';
import { isWaitType } from '../../shared/waits.ts';
import { Alert } from '../../ui/alert.tsx';
import { Choice, ChoiceGroup, Tick } from '../../ui/choices.tsx';
import { TextAreaField } from '../../ui/field.tsx';
import { Modal } from '../../ui/modal.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { AgendaField, useAgendas } from './agenda-choice.tsx';
import { takesType } from './by-agenda.ts';
import { Nearest } from './nearest.tsx';
import { PutInLine } from './put-in-line.tsx';
import { TimeChoice } from './time-choice.tsx';
import { type BookProps, useBooking } from './use-booking.ts';
import { startText } from './words.ts';

/** The day on which a booking opens: tomorrow once the last half hour of the day runs (`wall`: wall time). */
export const bookingDay = (wall: string): string =>
  wall.slice(11) < (SLOTS.at(-1) ?? '') ? wall.slice(0, 10) : addDays(wall.slice(0, 10), 1);

/** Gives the focus to the first that fits a selector, as soon as it is drawn. */
const useFocusNext = () => {
  const next = useRef('');
  useEffect(() => {
    const element = next.current ? document.querySelector<HTMLElement>(next.current) : null;
    if (!element?.checkVisibility()) return;
    next.current = '';
    element.focus();
  });
  return (selector: string) => {
    next.current = selector;
  };
};

/** Books for a patient of the clinic (spec §2: the modal to book). What is typed stays while a client is registered. */
export const BookDialog = (props: BookProps) => {
  const { Patient, onClose } = props;
  const [formId, registerId, today] = [useId(), useId(), useToday()];
  const [isRegistering, setRegistering] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const focusNext = useFocusNext();
  const booking = useBooking(props);
  const { patient, type, when, wrong } = booking;
  const all = useAgendas();
  const agendas = all.filter((one) => takesType(one, type));
  const submit = async () => {
    focusNext('.modal [aria-invalid=true], .modal [data-invalid] input:enabled');
    await booking.send();
  };
  return (
    <Modal
      open
      onClose={onClose}
      title={isRegistering ? 'Registrar cliente' : 'Agendar Cita'}
      footer={
        isRegistering ? (
          <>
            <button
              type="button"
              className="btn line"
              onClick={() => {
                setRegistering(false);
                focusNext('.modal [data-autofocus]');
              }}
            >
              Volver
            </button>
            <SubmitButton form={registerId} pendingText="Registrando..." pending={isBusy}>
              Registrar
            </SubmitButton>
          </>
        ) : (
          <>
            <p className="book-summary small" aria-live="polite">
              {patient && type && when.time && when.date >= today && (
                <>
                  <b>
                    {TYPE_NAME[type]} de {patient.name}
                  </b>
                  <br />
                  {startText(when)}
                </>
              )}
            </p>
            <button type="button" className="btn line" onClick={onClose}>
              Cancelar
            </button>
            <SubmitButton form={formId} pendingText="Agendando..." pending={booking.busy}>
              Agendar
            </SubmitButton>
          </>
        )
      }
    >
      <Patient
        chosen={patient}
        onChoose={(one) => {
          booking.setPatient(one);
          booking.setWrong({ ...wrong, patient: '' });
          setRegistering(false);
          // What had the focus is gone: on to the next question, or back to the search.
          focusNext(one ? '.modal input[name=tipo]:checked, .modal input[name=tipo]' : '.modal [data-autofocus]');
        }}
        registerId={isRegistering ? registerId : null}
        onRegister={() => setRegistering(true)}
        onBusy={setBusy}
        error={wrong.patient || undefined}
      />
      <form
        id={formId}
        className="form"
        hidden={isRegistering}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <ChoiceGroup legend="Tipo de cita" error={wrong.type}>
          {APPOINTMENT_TYPES.map((one) => (
            <Choice
              key={one}
              name="tipo"
              value={one}
              checked={type === one}
              onChange={() => {
                booking.setType(one);
                if (!all.some((its) => its.number === booking.agenda && takesType(its, one)))
                  booking.setAgenda(undefined);
                booking.setWrong({ ...wrong, type: '' });
              }}
            >
              <Tick />
              {TYPE_NAME[one]}
            </Choice>
          ))}
        </ChoiceGroup>
        <AgendaField agendas={agendas} value={booking.agenda} none="Cualquiera" onChange={booking.setAgenda} />
        <TimeChoice
          date={when.date}
          time={when.time}
          type={type || undefined}
          agenda={booking.agenda}
          onChange={(date, time) => {
            booking.setWhen({ date, time });
            booking.setWrong({ ...wrong, time: '' });
          }}
          error={wrong.time || undefined}
        />
        <Nearest
          starts={booking.nearest}
          onChoose={(start) => {
            booking.setWhen({ date: start.slice(0, 10), time: start.slice(11) });
            booking.setWrong({});
          }}
        />
        {patient && isWaitType(type) && when.date >= today && (
          <PutInLine key={when.date} wait={{ petId: patient.id, type }} day={when.date} onDone={onClose} />
        )}
        <TextAreaField
          label="Notas"
          optional
          rows={2}
          placeholder="Motivo, qué trae, con quién prefiere"
          maxLength={TEXT.notes}
          value={booking.notes}
          onChange={({ target }) => booking.setNotes(target.value)}
        />
        {wrong.whole && <Alert tone="bad">{wrong.whole}</Alert>}
      </form>
    </Modal>
  );
};
