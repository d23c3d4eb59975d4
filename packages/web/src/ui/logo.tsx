export function Logo({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 41 40" width="21" height="20" aria-hidden="true" fill="currentColor">
      <path d="M0 22V0h23v8H8v14zM41 14v26H20v-8h13V14z" />
      <circle cx="20.5" cy="20" r="4.6" />
    </svg>
  );
}
