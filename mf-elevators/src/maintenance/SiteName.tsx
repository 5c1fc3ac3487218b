import styles from './SiteName.module.css';

/** Where an elevator stands: the building's name and, below it, the address (R541). */
export function SiteName({ building, address }: { building: string; address: string }) {
  return (
    <>
      <span className={styles.building}>{building}</span> <span className={styles.address}>{address}</span>
    </>
  );
}
