import { rowsInRanges } from '@smart-elevator/shared-api/contract/elevators/uploadFailures';
import type { UploadPreview } from '../createPreviewCollector';
import type { Fixes } from './applyFixes';
import { technicianKey, type WrittenTechnician } from './fileNames';
import { TechnicianChoices } from './TechnicianChoices';
import { UsernameForm } from './UsernameForm';

interface PreviewFixesProps {
  preview: UploadPreview;
  fixes: Fixes;
  /** Previews the file again. */
  onFix: (fixes: Fixes) => Promise<void>;
}

/** What the dealer may decide about the people of a file before it is sent: user names and technicians. */
export function PreviewFixes({ preview, fixes, onFix }: PreviewFixesProps) {
  const { derived } = preview.names;
  const open = openTechnicians(preview, fixes);
  return (
    <>
      {open.length > 0 ? (
        <TechnicianChoices
          written={open}
          chosen={fixes.technicians}
          onChoose={(technicians) => onFix({ ...fixes, technicians })}
        />
      ) : null}
      {derived.length > 0 ? (
        <UsernameForm
          customers={derived}
          chosen={fixes.usernames}
          onChoose={(usernames) => onFix({ ...fixes, usernames })}
        />
      ) : null}
    </>
  );
}

/** The technicians of the file who were not found; those for whom the dealer has chosen come last. */
function openTechnicians({ names, failures }: UploadPreview, { technicians }: Fixes): WrittenTechnician[] {
  const failing = new Set(
    failures.flatMap(({ column, rows }) => (column === 'technician' ? rowsInRanges(rows) : [])),
  );
  const isChosen = ({ text }: WrittenTechnician) => technicians.has(technicianKey(text));
  return [
    ...names.technicians.filter((one) => !isChosen(one) && one.rows.some((row) => failing.has(row))),
    ...names.technicians.filter(isChosen),
  ];
}
