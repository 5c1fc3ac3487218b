import { useState } from 'react';
import type { ApiError } from '@smart-elevator/shared-api/client/ApiError';
import { useDownload } from '@smart-elevator/shared-api/client/useDownload';
import type { Report } from '@smart-elevator/shared-api/contract/reports/report';
import { readReport } from '@smart-elevator/shared-api/contract/reports/endpoints';
import { saveFile, temporaryObjectUrl } from '@smart-elevator/shared-ui/export/saveFile';
import { alertSuccess } from '@smart-elevator/shared-ui/state/alerts';
import { messages } from '../messages';

const texts = messages.reports;

type ReportId = Report['report_id'];

/** The error of opening or sharing a report, until the next attempt. */
export type ReportFileError =
  | { kind: 'blocked'; report_id: ReportId; address: string }
  | { kind: 'notOpened' | 'notShared'; report_id: ReportId; error: ApiError };

/** Opens and shares reports (R603, R604): fetched with the bearer, so that no address contains a token. */
export function useReportFile() {
  const { download, loading } = useDownload(readReport);
  const [trouble, setTrouble] = useState<ReportFileError>();

  const fetchReport = (report_id: ReportId) => {
    setTrouble(undefined);
    return download({ params: { report_id } }, texts.file(report_id));
  };

  async function view(report_id: ReportId): Promise<void> {
    if (loading !== undefined) return;
    const tab = openPendingTab(texts.loading(report_id));
    const sent = await fetchReport(report_id);
    if (!sent?.ok) {
      tab?.close();
      if (sent) setTrouble({ kind: 'notOpened', report_id, error: sent.error });
      return;
    }
    const address = temporaryObjectUrl(sent.reply);
    if (tab) tab.show(address);
    else setTrouble({ kind: 'blocked', report_id, address });
  }

  async function share(report_id: ReportId): Promise<void> {
    const sent = await fetchReport(report_id);
    if (!sent) return;
    if (!sent.ok) return setTrouble({ kind: 'notShared', report_id, error: sent.error });
    const how = await shareFile(sent.reply);
    if (how !== 'cancelled') alertSuccess(texts[how](report_id));
  }

  return {
    view,
    share,
    trouble,
    dismiss: () => setTrouble(undefined),
    isLoading: (report_id: ReportId) => loading === texts.file(report_id),
  };
}

/** A tab that was opened for a file that is still loading. */
interface PendingTab {
  show: (address: string) => void;
  close: () => void;
}

/**
 * Opens an empty tab with a loading message. Call it in the click handler: browsers block a tab that is opened after
 * the reply. Undefined if it was blocked nevertheless.
 */
function openPendingTab(sentence: string): PendingTab | undefined {
  const tab = window.open('', '_blank');
  if (!tab) return undefined;
  tab.opener = null;
  tab.document.title = sentence;
  tab.document.body.textContent = sentence;
  return {
    show: (address) => tab.location.replace(address),
    close: () => tab.close(),
  };
}

/** The result: shared with the device's share sheet, downloaded, or cancelled by the dealer. */
type ShareResult = 'shared' | 'downloaded' | 'cancelled';

/** Passes a file to the device's share sheet; if there is none, or it fails, the file is downloaded (R604). */
async function shareFile(file: File): Promise<ShareResult> {
  const data: ShareData = { files: [file], title: file.name };
  if (navigator.canShare?.(data)) {
    try {
      await navigator.share(data);
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
    }
  }
  saveFile(file);
  return 'downloaded';
}
