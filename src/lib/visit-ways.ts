import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AgendaVisit } from '../shared/schemas/visit.ts';
import type { HandWay } from '../shared/visit-link.ts';
import { reminderText } from '../shared/visit-words.ts';
import { errorText } from './errors.ts';
import { firstName, telLink } from './formats.ts';
import { smsLink, whatsappLink } from './message-links.ts';
import { useTRPC } from './trpc.ts';

/** Ways to remind somebody of a visit from this device, the text and the visit's link ready in each; null: that way is not there. `say` tells what an act did. */
export const useVisitWays = (visit: AgendaVisit, say: (text: string) => void) => {
  const trpc = useTRPC();
  const client = useQueryClient();
  const { data: links } = useQuery(trpc.visits.links.queryOptions({ id: visit.id }, { retry: false }));
  const contacted = useMutation(trpc.visits.contacted.mutationOptions());
  const assuring = useMutation(trpc.visits.assure.mutationOptions());
  const refresh = () =>
    Promise.all([trpc.visits, trpc.reminders, trpc.clinic].map((one) => client.invalidateQueries(one.pathFilter())));
  const phone = visit.ownerPhone;
  const text = (link: string | null) => {
    const said = reminderText({
      petName: visit.patientName,
      clinicName: links?.clinicName ?? '',
      type: visit.type,
      startsAt: `${visit.date}T${visit.time}`,
    });
    const how = link ? ` Confírmala, muévela o cancélala aquí: ${link}` : '';
    return `Hola, ${firstName(visit.ownerName)}. ${said}${how}`;
  };
  const mobile = links && phone?.startsWith('3') ? phone : null;
  return {
    ways: {
      whatsapp: links && mobile && whatsappLink(mobile, text(links.whatsapp)),
      sms: links && mobile && smsLink(mobile, text(links.sms)),
      phone: phone && telLink(phone),
    } satisfies Record<HandWay, string | null | undefined>,
    text: links ? text(links.whatsapp) : null,
    isBusy: assuring.isPending,
    note: async (way: HandWay) => {
      try {
        await contacted.mutateAsync({ id: visit.id, way });
        await refresh();
      } catch (error) {
        say(errorText(error, 'No se pudo anotar el aviso'));
      }
    },
    assure: async () => {
      try {
        await assuring.mutateAsync({ id: visit.id });
        say(`Quedó anotado que ${visit.patientName} viene.`);
      } catch (error) {
        say(errorText(error, 'No se pudo anotar'));
      }
      await refresh();
    },
  };
};
