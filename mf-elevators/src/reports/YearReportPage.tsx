import { addDays, addMonths, isCalendarDate, localDay } from '@smart-elevator/shared-api/contract/calendar';
import { sentReportMessages } from '@smart-elevator/shared-api/contract/reports/sharedReport';
import { useCall } from '@smart-elevator/shared-api/client/useCall';
import { useDownload } from '@smart-elevator/shared-api/client/useDownload';
import {
  readYearReport,
  readYearReportPdf,
} from '@smart-elevator/shared-api/contract/reports/societyEndpoints';
import {
  REPORT_LANGUAGES,
  reportLanguageOf,
} from '@smart-elevator/shared-api/contract/reports/societyReport';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { saveFile } from '@smart-elevator/shared-ui/export/saveFile';
import { DateField } from '@smart-elevator/shared-ui/filter/DateField';
import { FilterBar } from '@smart-elevator/shared-ui/filter/FilterBar';
import { SelectField } from '@smart-elevator/shared-ui/filter/SelectField';
import { Notice } from '@smart-elevator/shared-ui/feedback/Notice';
import { currentLanguage } from '@smart-elevator/shared-ui/language/language';
import { translateServerMessage } from '@smart-elevator/shared-ui/language/translateServerMessage';
import { failureMessage } from '@smart-elevator/shared-ui/messages';
import { Page } from '@smart-elevator/shared-ui/page/Page';
import { Loaded, MissingState } from '@smart-elevator/shared-ui/screens/DetailPage';
import { useOrigin } from '@smart-elevator/shared-ui/state/useOrigin';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { noElevator } from '../elevators/useSelectedElevator';
import { messages } from '../messages';
import { paths } from '../paths';
import { reportTexts as texts } from './reportTexts';
import { sendTexts } from './sending/sendTexts';
import { SendReport } from './sending/SendReport';
import { SharedLinks } from './sending/SharedLinks';
import { YearReportPreview } from './YearReportPreview';

/** The names of the languages, each in itself. */
const LANGUAGES = { en: 'English', hi: 'हिन्दी' } as const;

/**
 * /year_report?elevatorId= or ?building=: what happened to a lift or a building in a period, to be downloaded as PDF (R620). Of
 * buildings of one name a customer is chosen.
 */
export function YearReportPage() {
  const [params, setParams] = useSearchParams();
  const today = localDay();
  const idIn = (name: string) => {
    const id = Number(params.get(name));
    return Number.isSafeInteger(id) && id > 0 ? id : undefined;
  };
  const elevator = idIn('elevatorId');
  const building = params.get('building') ?? '';
  const customer = idIn('customer');
  const of = elevator ? { elevator } : { building, customer };
  const dayIn = (name: string, usual: string) => {
    const day = params.get(name);
    return isCalendarDate(day) ? day : usual;
  };
  const to = dayIn('to', today);
  const from = dayIn('from', addDays(addMonths(to, -12), 1));
  const language =
    REPORT_LANGUAGES.find((one) => one === params.get('language')) ?? reportLanguageOf(currentLanguage());
  const isChosen = elevator || building;
  const about = { ...of, from, to };
  const query = useCall(readYearReport, { query: about }, { enabled: !!isChosen });
  const { download, loading } = useDownload(readYearReportPdf);
  const [failure, setFailure] = useState<string>();
  const origin = useOrigin() ?? { title: messages.elevators.title, address: paths.elevators };
  const set = (name: string, value: string) =>
    setParams(
      (now) => {
        now.set(name, value);
        return now;
      },
      { replace: true },
    );

  const save = async (name: string) => {
    setFailure(undefined);
    const sent = await download({ query: { ...about, language } }, name);
    if (sent?.ok) saveFile(sent.reply);
    else if (sent) setFailure(failureMessage(sent.error.failure, sent.error.status));
  };
  const { subject, customers } = query.data ?? {};
  // It is sent to one of them.
  const mustChoose = customers !== undefined && customer === undefined;
  return (
    <Page
      title={subject ? texts.of(subject) : texts.title}
      breadcrumb={[{ label: origin.title, to: origin.address }, { label: texts.title }]}
      action={
        subject ? (
          <>
            {mustChoose ? null : <SendReport report={{ ...about, language }} />}
            <Button
              kind="primary"
              icon="report"
              busy={loading !== undefined}
              onClick={() => void save(texts.file(subject, from, to))}
            >
              {texts.download}
            </Button>
          </>
        ) : null
      }
    >
      {isChosen ? (
        <>
          <FilterBar label={texts.period}>
            {customers ? (
              <SelectField
                label={texts.customer}
                value={params.get('customer') ?? ''}
                options={customers.map(({ customer_id, customer_name }) => ({
                  value: String(customer_id),
                  label: customer_name,
                }))}
                onChange={(one) => set('customer', one)}
              />
            ) : null}
            <DateField label={texts.from} value={from} onChange={(day) => set('from', day)} />
            <DateField label={texts.to} value={to} onChange={(day) => set('to', day)} />
            <SelectField
              label={texts.language}
              value={language}
              options={REPORT_LANGUAGES.map((one) => ({ value: one, label: LANGUAGES[one] }))}
              onChange={(one) => set('language', one)}
            />
          </FilterBar>
          {mustChoose ? (
            <Notice tone="info" title={translateServerMessage(sentReportMessages.oneCustomer)} />
          ) : null}
          {failure === undefined ? null : (
            <Notice tone="failure" title={texts.notDownloaded}>
              {failure}
            </Notice>
          )}
          <Loaded
            query={query}
            failed={texts.failed}
            notFound={{ ...noElevator.gone(), ...(elevator ? {} : { title: texts.noBuilding }) }}
            shape="facts"
            rows={8}
          >
            {(report) => <YearReportPreview report={report} />}
          </Loaded>
          {subject ? <SharedLinks title={sendTexts.links} of={of} /> : null}
          <SharedLinks title={sendTexts.goneLinks} of={{ gone: true }} />
        </>
      ) : (
        <MissingState {...noElevator.chosen()} />
      )}
    </Page>
  );
}
