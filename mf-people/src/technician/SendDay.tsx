import { whatsAppLink } from '@smart-elevator/shared-api/contract/people/phone';
import { mailTechnicianDay } from '@smart-elevator/shared-api/contract/technicians/endpoints';
import type { TechnicianDay } from '@smart-elevator/shared-api/contract/technicians/technicianDay';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { ExternalLink } from '@smart-elevator/shared-ui/button/ExternalLink';
import { translateServerMessage } from '@smart-elevator/shared-ui/language/translateServerMessage';
import { useSendWithAlert } from '@smart-elevator/shared-ui/screens/useSendWithAlert';
import { dayText } from './dayText';
import { messages } from './messages';

const { dayPage: texts } = messages;

interface SendDayProps {
  name: string;
  /** yyyy-mm-dd. */
  day: string;
  work: TechnicianDay;
}

/** Sends the day to an active technician by mail or WhatsApp, where they have an address or a number for it (R435). */
export function SendDay({ name, day, work }: SendDayProps) {
  const { user_id, email, phoneno, is_active } = work.technician;
  const { send, sending } = useSendWithAlert(mailTechnicianDay, {
    action: `mail the day of user ${user_id}`,
    done: ({ email: address }) => texts.mailed(address),
    failed: ({ fields }, reason) => {
      const reasons = Object.values(fields).flat().map(translateServerMessage).join(' ');
      return `${texts.notMailed} ${reasons || reason}`;
    },
  });
  if (!is_active) return null;
  const whatsApp = phoneno ? whatsAppLink(phoneno, dayText(name, day, work)) : undefined;
  return (
    <>
      {email ? (
        // The second click of a double click would send a second e-mail.
        <Button
          icon="share"
          busy={sending}
          onClick={({ detail }) => detail < 2 && void send({ params: { user_id }, body: { day } })}
        >
          {texts.mail}
        </Button>
      ) : null}
      {whatsApp ? <ExternalLink href={whatsApp}>{texts.whatsApp}</ExternalLink> : null}
    </>
  );
}
