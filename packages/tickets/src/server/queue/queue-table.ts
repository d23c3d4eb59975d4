const REST = 'question_type, assignee_id, language, priority';

/** A list's order; they also hold what it may be narrowed by, so that cases that do not fit are passed over unread. */
export const addQueueIndexes: string[] = [
  `ALTER TABLE ticket
    DROP INDEX ticket_waiting,
    DROP INDEX ticket_game_waiting,
    DROP INDEX ticket_status,
    DROP INDEX ticket_game_status,
    ADD INDEX ticket_waiting (waiting_since, id, game_id, status, ${REST}),
    ADD INDEX ticket_game_waiting (game_id, waiting_since, id, status, ${REST}),
    ADD INDEX ticket_assignee_waiting (assignee_id, waiting_since, id, game_id, status),
    ADD INDEX ticket_status (status, id, game_id, ${REST}),
    ADD INDEX ticket_game_status (game_id, status, id, ${REST}),
    ADD INDEX ticket_assignee (assignee_id, status, id, game_id),
    ADD INDEX ticket_created (created_at, id)`,
];
