import type { AnySchema } from 'yup';
import { ACTIVITY_KINDS, activityEntry } from './account/activity';
import { alarm, alarmConflict, alarmEntry, fireService } from './alarms/alarm';
import { alarmSettings, duty, escalationStep, storedAlarmSettings, testCall } from './alarms/alarmSettings';
import { seal } from './alarms/seal';
import { ownSession } from './account/ownSession';
import { company } from './account/company';
import { signInReply } from './account/user';
import { AMC_CONTRACT_STATES, amcContract } from './amc/amcContract';
import { amcContractChanges } from './amc/amcContractChange';
import { AMC_CONTRACT_ORDERINGS } from './amc/amcContractFields';
import { amcOutcome, amcRefusal } from './amc/amcTogether';
import { owedCustomer } from './amc/owedCustomer';
import { customField, FIELD_FORMAT_VALUES } from './custom-fields/customField';
import { USER_TYPES } from './endpoint';
import { elevator, elevatorBuilding, elevatorChoice, listedElevator } from './elevators/elevator';
import { elevatorChanges, newElevator } from './elevators/elevatorChange';
import { MAIN_STATES } from './elevators/elevatorChoices';
import { ELEVATOR_ORDERINGS } from './elevators/elevatorFields';
import { storedImport } from './elevators/storedImport';
import { timelineEntry } from './elevators/timeline';
import { uploadErrorReply, uploadFault } from './elevators/upload';
import { uploadFailure } from './elevators/uploadFailures';
import { uploadSources } from './elevators/uploadSource';
import { choice, record, text } from './fields';
import { orderingSchema } from './list';
import { calendarEntry } from './maintenance/calendarEntry';
import { deskContract } from './home/desk';
import { firstSteps } from './home/firstSteps';
import { historyEntry } from './maintenance/historyEntry';
import { MAINTENANCE_ORDERINGS, maintenanceRow } from './maintenance/maintenance';
import { customer, employee, person, personReply } from './people/person';
import { PERSON_ORDERINGS } from './people/peopleFields';
import { appearance } from './preferences/appearance';
import { readPreferences } from './preferences/endpoints';
import { customerReport, newReport, report } from './reports/report';
import { callerElevator } from './tickets/caller';
import { ticketCounts, ticketGroup, ticketRow } from './tickets/ticket';
import { TICKET_PRIORITIES, TICKET_RESOLUTIONS, TICKET_STATUSES } from './tickets/ticketChoices';
import { deletedTicket } from './tickets/ticketBin';
import { ticketComment, ticketHistoryEntry, ticketTimelineEntry } from './tickets/ticketHistory';
import { storedFile } from './files/storedFile';
import {
  visit,
  visitConflict,
  visitHistoryEntry,
  visitLift,
  visitPerson,
  visitRow,
  visitTicket,
} from './visits/visit';
import { signaturePoint } from './visits/signature';
import { customerVisits } from './visits/customerVisits';
import { keptMonth, keptTechnician } from './visits/visitsInTime';
import { visitReminders } from './visits/visitReminders';
import { technicianCalendar } from './visits/technicianCalendar';
import { checkItem, checklist, checklistConflict } from './visits/checklists/checklist';
import { checksConflict, liftChecks, visitCheck } from './visits/checklists/visitChecks';
import { visitMove } from './visits/spread';
import { VISIT_STATES } from './visits/visitState';
import { absence, workingDays } from './visits/workingDays';
import { TICKET_ORDERINGS } from './tickets/ticketFields';
import {
  newTicket,
  ticketChanges,
  ticketConflict,
  ticketDetails,
  ticketFieldValue,
  writtenValue,
} from './tickets/ticketForm';
import { ticketView } from './tickets/ticketView';

/** The schemas that have a name in the OpenAPI document. Lists of them are named after their rows there. */
export const namedSchemas: Readonly<Record<string, AnySchema>> = {
  ActivityEntry: activityEntry,
  ActivityKind: choice(ACTIVITY_KINDS),
  Ticket: ticketDetails,
  TicketRow: ticketRow,
  NewTicket: newTicket,
  TicketChanges: ticketChanges,
  TicketConflict: ticketConflict,
  TicketFieldValue: ticketFieldValue,
  NewTicketFieldValue: writtenValue,
  TicketComment: ticketComment,
  TicketChange: ticketHistoryEntry,
  TicketEvent: ticketTimelineEntry,
  TicketView: ticketView,
  DeletedTicket: deletedTicket,
  CallerElevator: callerElevator,
  FirstSteps: firstSteps,
  TicketCounts: ticketCounts,
  TicketGroup: ticketGroup,
  TicketStatus: choice(TICKET_STATUSES),
  TicketPriority: choice(TICKET_PRIORITIES),
  TicketResolution: choice(TICKET_RESOLUTIONS),
  TicketOrdering: orderingSchema(TICKET_ORDERINGS),
  Elevator: elevator,
  ListedElevator: listedElevator,
  ElevatorChoice: elevatorChoice,
  Building: elevatorBuilding,
  NewElevator: newElevator,
  ElevatorChanges: elevatorChanges,
  ElevatorOrdering: orderingSchema(ELEVATOR_ORDERINGS),
  ElevatorEvent: timelineEntry,
  MaintenanceState: choice(MAIN_STATES),
  MaintenanceRow: maintenanceRow,
  MaintenanceOrdering: orderingSchema(MAINTENANCE_ORDERINGS),
  MaintenanceChange: historyEntry,
  CalendarEntry: calendarEntry,
  DeskContract: deskContract,
  UploadFault: uploadFault,
  UploadFaults: uploadErrorReply,
  Import: storedImport,
  UploadFailure: uploadFailure,
  UploadSources: uploadSources,
  Contract: amcContract,
  ContractChanges: amcContractChanges,
  ContractOutcome: amcOutcome,
  ContractRefusal: amcRefusal,
  OwedCustomer: owedCustomer,
  ContractState: choice(AMC_CONTRACT_STATES),
  ContractOrdering: orderingSchema(AMC_CONTRACT_ORDERINGS),
  Technician: employee,
  Customer: customer,
  Person: person,
  PersonReply: personReply,
  PersonOrdering: orderingSchema(PERSON_ORDERINGS),
  UserType: choice(USER_TYPES),
  Company: company,
  Session: ownSession,
  StoredFile: storedFile,
  Visit: visit,
  VisitRow: visitRow,
  CustomerVisits: customerVisits,
  KeptMonth: keptMonth,
  KeptTechnician: keptTechnician,
  VisitReminders: visitReminders,
  VisitMove: visitMove,
  TechnicianCalendar: technicianCalendar,
  VisitPerson: visitPerson,
  VisitLift: visitLift,
  VisitTicket: visitTicket,
  SignaturePoint: signaturePoint,
  VisitChange: visitHistoryEntry,
  VisitConflict: visitConflict,
  VisitState: choice(VISIT_STATES),
  Checklist: checklist,
  ChecklistItem: checkItem,
  ChecklistConflict: checklistConflict,
  LiftChecks: liftChecks,
  VisitCheck: visitCheck,
  ChecksConflict: checksConflict,
  WorkingDays: workingDays,
  Absence: absence,
  Alarm: alarm,
  AlarmEntry: alarmEntry,
  AlarmConflict: alarmConflict,
  AlarmSettings: alarmSettings,
  StoredAlarmSettings: storedAlarmSettings,
  Seal: seal,
  EscalationStep: escalationStep,
  FireService: fireService,
  Duty: duty,
  TestCall: testCall,
  Tokens: signInReply,
  Message: record({ detail: text(200) }),
  CustomField: customField,
  CustomFieldFormat: choice(FIELD_FORMAT_VALUES),
  Report: report,
  CustomerReport: customerReport,
  NewReport: newReport,
  Preferences: readPreferences.reply,
  Appearance: appearance,
};
