import './name-first-call.ts';
import '../../../shell/src/boot/boot.ts';
