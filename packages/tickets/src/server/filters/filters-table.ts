const ASCII = 'CHARACTER SET ascii COLLATE ascii_bin';

export const addSavedFilters: string[] = [
  `CREATE TABLE saved_filter (
    id INT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
    staff_id INT UNSIGNED NOT NULL,
    shared_game VARCHAR(32) ${ASCII} NULL,
    name VARCHAR(30) NOT NULL,
    filter VARCHAR(500) ${ASCII} NOT NULL,
    place SMALLINT UNSIGNED NOT NULL DEFAULT 0,
    version INT UNSIGNED NOT NULL DEFAULT 1,
    INDEX saved_filter_staff (staff_id, place, id),
    INDEX saved_filter_shared (shared_game, place, id)
  ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci`,
];
